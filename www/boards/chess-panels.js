// What stands below the chess board, as HTML: the captured pieces of both sides, a button that turns the
// board, and a field for positions.

/** @param {Record<string, string>} words */
export function chessPanels(words) {
  const text = (/** @type {string} */ key) => `data-text="${key}">${words[key]}`;
  const captured = (/** @type {string} */ side) =>
    `<p id="captured-${side}" class="captured"><span class="visually-hidden"></span><span class="pieces" aria-hidden="true"></span></p>`;
  return `<div class="below">
<div class="lost">${captured("first")}<button id="flip" class="plain" type="button" ${text("flip")}</button>${captured("second")}</div>
<details class="setup"><summary ${text("setup")}</summary>
<form id="setup" class="line" autocomplete="off">
<label for="setup-position" ${text("setup.position")}</label>
<input id="setup-position" type="text" maxlength="120" spellcheck="false" autocapitalize="off" aria-describedby="setup-note">
<button class="plain" type="submit" ${text("setup.begin")}</button>
<p id="setup-note" class="hint" role="status"></p>
</form>
</details>
</div>`;
}
