// Sends a page like a slow connection: a few lines at a time, the next ones after the browser has drawn the previous
// ones.

const LINES = 12;

/** Path with which the page requests the next lines. */
const NEXT = "next-lines";

/**
 * @param {import("node:http").RequestListener} serve
 * @returns {import("node:http").RequestListener}
 */
export function sendPagesInParts(serve) {
  /** @type {() => void} */
  let sendNext = () => {};
  return (request, response) => {
    const { pathname } = new URL(request.url ?? "", "http://localhost");
    if (pathname.endsWith(NEXT)) {
      sendNext();
      response.writeHead(204).end();
      return;
    }
    if (pathname.endsWith(".html")) {
      const end = response.end.bind(response);
      response.end = (/** @type {any} */ body) => {
        const [head, ...rest] = body.toString().split(/(?=<header)/);
        const lines = [head, ...rest.join("").split(/(?<=\n)/)]; // nothing is drawn before the body starts
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

/** Script that requests the next lines two frames after the page has new elements. */
export const requestParts = `{
  const frame = () => new Promise(requestAnimationFrame);
  const elements = document.getElementsByTagName("*");
  const requestAll = async () => {
    for (let drawn = 0; document.readyState === "loading"; ) {
      await frame();
      await frame();
      if (elements.length === drawn) continue;
      drawn = elements.length;
      await fetch("${NEXT}");
    }
  };
  requestAll();
}`;
