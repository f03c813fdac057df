// The environments of the element: each makes a move on a board and shows the record that its event reports.

import { build } from "esbuild";
import { pageFor } from "./app.mjs";
import { copyFiles, showFrom } from "./environments.mjs";

/** @typedef {import("./environments.mjs").Environment} Environment */

/** The record that every environment shows. */
export const EXPECTED = "connect4:first:44534";

/** Makes the move when the board is ready. */
const MOVE = `const play = (board) =>
  board.position ? board.makeMove("4") : requestAnimationFrame(() => play(board));`;

const REACT = `import "@stratege/board/connect4";
import { createElement, useState } from "react";
import { createRoot } from "react-dom/client";
${MOVE}
let isReady = false;
function App() {
  const [record, setRecord] = useState("");
  const board = createElement("stratege-board", {
    record: "connect4:first:4453", play: "both",
    onmove: ({ detail }) => setRecord(detail.record),
    ref: (element) => { if (element && !isReady) { isReady = true; play(element); } },
  });
  return createElement("div", null, board, createElement("output", null, record));
}
createRoot(document.querySelector("#app")).render(createElement(App));`;

const VUE = `import "@stratege/board/connect4";
import { createApp, h, onMounted, ref } from "vue";
${MOVE}
createApp({
  setup() {
    const [record, board] = [ref(""), ref(null)];
    onMounted(() => play(board.value));
    return () => h("div", [
      h("stratege-board", {
        ref: board, record: "connect4:first:4453", play: "both",
        onMove: ({ detail }) => { record.value = detail.record; },
      }),
      h("output", record.value),
    ]);
  },
}).mount("#app");`;

/** @param {string} name @param {string} code @param {string[]} needs @returns {Environment} */
const bundled = (name, code, needs) => ({
  name,
  needs,
  async run(project, show) {
    const folder = `board-${name.toLowerCase()}`;
    const entry = project.write(`${folder}.mjs`, code);
    await build({
      ...{ entryPoints: [entry], bundle: true, splitting: true, format: "esm", logLevel: "error" },
      outdir: project.path(folder),
      define: { "process.env.NODE_ENV": '"production"' },
    });
    copyFiles(project, "board", folder);
    const page = pageFor(`type="module" src="${folder}.js"`);
    project.write(
      `${folder}/index.html`,
      page.replace("<output></output>", '<div id="app"></div>'),
    );
    return showFrom(project, folder, "index.html", show);
  },
});

/** @type {Environment[]} */
export const boardEnvironments = [
  bundled("React", REACT, ["react@19.3.1", "react-dom@19.3.1"]),
  bundled("Vue", VUE, ["vue@3.5.45"]),
];
