// HTML of what stands below the chess board: captured pieces, the flip button, and the actions besides moving.

/** @param {Record<string, string>} words */
export function chessPanels(words) {
  const text = (/** @type {string} */ key) => `data-text="${key}">${words[key]}`;
  const captured = (/** @type {string} */ side) =>
    `<p id="captured-${side}" class="captured"><span class="visually-hidden"></span><span class="pieces" aria-hidden="true"></span></p>`;
  return `<div class="below">
<div class="lost">${captured("first")}<button id="flip" class="plain" type="button" ${text("flip")}</button>${captured("second")}</div>
</div>`;
}
