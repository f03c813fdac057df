// What is in the window, as HTML; its words are put in by www/page/texts.js.

/** @param {import("./format.js").Format[]} formats */
export const markup = (
  formats,
) => `<label class="format"${formats.length > 1 ? "" : " hidden"}><span data-text="exchange.format"></span><select id="exchange-format">${formats.map(({ name }) => `<option>${name}</option>`).join("")}</select></label>
<label class="more" id="exchange-more-label"><input id="exchange-more" type="checkbox" checked><span id="exchange-more-words" data-text="exchange.save"></span></label>
<h3 data-text="exchange.save"></h3>
<div class="fields" id="exchange-fields"></div>
<textarea id="exchange-text" readonly rows="6" spellcheck="false" data-label="exchange.text"></textarea>
<p class="row"><button id="exchange-copy" class="plain" type="button" data-text="exchange.copy"></button><button id="exchange-save" class="plain" type="button" data-text="exchange.save-file"></button></p>
<p id="exchange-note" class="hint" role="status"></p>
<h3 data-text="exchange.open"></h3>
<p class="hint" data-text="exchange.how"></p>
<textarea id="exchange-paste" rows="4" spellcheck="false" data-label="exchange.paste"></textarea>
<p class="row"><button id="exchange-open" class="plain" type="button" data-text="exchange.open-text"></button><label class="file"><span data-text="exchange.file"></span><input id="exchange-file" type="file" accept="${formats.map(({ ending }) => ending).join()},text/plain"></label></p>
<p id="exchange-fault" role="status"></p>
<label class="filter" hidden><span data-text="exchange.filter"></span><input id="exchange-filter" type="search" autocomplete="off"></label>
<ol id="exchange-list"></ol>
<p id="exchange-rest" class="hint"></p>`;
