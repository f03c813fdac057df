// Opens a page with elements `<stratege-board>`: the gallery, or a frame for other sites (www/pages/frame/).

import { defineSiteBoard } from "../../element/site-games.js";

const isFrame = document.documentElement.dataset.page === "frame";
const { open } = isFrame ? await import("./frame.js") : await import("./gallery.js");
await open();
defineSiteBoard();
document.documentElement.dataset.ready = "";
