// A page that comes over a slow line: some lines at a time, the next ones when the browser has drawn those before.

const LINES = 12;

/** Where the page asks for the next lines. */
const next = "next-lines";

/**
 * @param {import("node:http").RequestListener} serve
 * @returns {import("node:http").RequestListener}
 */
export function sendPagesInParts(serve) {
  /** @type {() => void} */
  let sendNext = () => {};
  return (request, response) => {
    const { pathname } = new URL(request.url ?? "", "http://localhost");
    if (pathname.endsWith(next)) {
      sendNext();
      response.writeHead(204).end();
      return;
    }
    if (pathname.endsWith(".html")) {
      const end = response.end.bind(response);
      response.end = (/** @type {any} */ body) => {
        const [head, ...rest] = body.toString().split(/(?=<header)/);
        const lines = [head, ...rest.join("").split(/(?<=\n)/)]; // nothing is drawn before the body has begun
        sendNext = () => {
          const part = lines.splice(0, LINES).join("");
          if (lines.length > 0) response.write(part);
          else end(part);
        };
        sendNext();
        return response;
      };
    }
    serve(request, response);
  };
}

/** Asks for the next lines two frames after something new has stood in the page. */
export const askForParts = `{
  const frame = () => new Promise(requestAnimationFrame);
  const elements = document.getElementsByTagName("*");
  const go = async () => {
    for (let drawn = 0; document.readyState === "loading"; ) {
      await frame();
      await frame();
      if (elements.length === drawn) continue;
      drawn = elements.length;
      await fetch("${next}");
    }
  };
  go();
}`;
