// Files with which the installed app is opened.

/** The File Handling API, which only some browsers have. @typedef {{ setConsumer(consumer: (launch: { files: FileSystemFileHandle[] }) => void): void }} LaunchQueue */

/** Passes the files of each launch. @param {(files: File[]) => void} open */
export function onLaunchedFiles(open) {
  const { launchQueue } = /** @type {{ launchQueue?: LaunchQueue }} */ (globalThis);
  launchQueue?.setConsumer(async ({ files }) => {
    if (files.length > 0) open(await Promise.all(files.map((handle) => handle.getFile())));
  });
}
