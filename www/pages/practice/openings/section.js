// The section "Openings": the visitor's lines, added from texts, files or the book, and their training.

import { addMessages, formatNumber, t as translate, translatorFor } from "../../../i18n/index.js";
import { element, textButton, textElement } from "../../../ui/create.js";
import { isUsable, setUsable } from "../../../ui/dom.js";
import { describeFailure } from "../../../ui/notices.js";
import { messages } from "./i18n/openings.js";
import { readLines } from "./import-lines.js";
import { createLineList } from "./line-list.js";
import { OpeningsSource } from "./openings-source.js";
import { MAX_LINES, withLines } from "./repertoire.js";

/** @typedef {import("./repertoire.js").Line} Line */
/** @typedef {import("./repertoire.js").Side} Side */
/** @typedef {import("../../../i18n/i18n.types").MessageKey} Key */
/** @typedef {import("../../../table/game-tools.types").GameTools} GameTools */
/** @typedef {import("../section.types").SectionParts} SectionParts */
/** @typedef {Awaited<ReturnType<typeof readLines>>} Found */

const { t, plural } = translatorFor(messages);

/** Number of lines that are taken from the book at once. */
const BOOK_LINES = 6;

/** @param {keyof typeof messages.en} key */
const own = (key) => /** @type {Key} */ (/** @type {string} */ (key));

/** @type {import("../section.types").CreateSection} */
export async function createSection(parts) {
  const { rules, gameUi, practice, stores, evaluate, announce, changed } = parts;
  const { repertoire } = stores;
  const tools = await gameUi.tools();
  await Promise.all([addMessages(messages), addMessages(tools.messages)]);
  const opening = tools.opening ?? (() => null);
  const openings = new OpeningsSource({ rules, gameUi, repertoire, opening, evaluate });
  const count = element("p", { id: "openings-count", class: "hint" });
  const note = element("p", { id: "openings-note", class: "hint" });
  const train = textButton(
    own("openings.train"),
    () => isUsable(train) && practice.train(openings),
    {
      id: "openings-train",
    },
  );
  const eraser = textButton(own("openings.erase"), erase, { id: "openings-erase-button" });
  const form = createForm({
    side: firstSide(repertoire.read().lines),
    add: (source, side) => report(() => readLines({ rules, gameUi, tools }, source, side)),
    addFromBook: (side) => report(() => linesOfBook(parts, tools.openingsThrough, side)),
    eraser,
  });
  const lines = createLineList(
    { rules, gameUi, repertoire, opening },
    { sideName: (side) => translate(/** @type {Key} */ (`${side}.name`)), removed: say },
  );
  let isConfirmed = false;
  /** The sentences of the note, in the current language. @type {() => string} */
  let shown = () => "";

  /** Adds lines and shows the result, or why reading failed. @param {() => Promise<Found>} read */
  async function report(read) {
    isConfirmed = false;
    shown = () => t("openings.working");
    note.textContent = shown();
    const add = (/** @type {Found} */ found) => addLines(repertoire, found);
    const failed = async (/** @type {unknown} */ error) => {
      const sentence = await describeFailure(error);
      return () => sentence;
    };
    say(await read().then(add).catch(failed));
  }

  /** @param {() => string} sentence */
  function say(sentence) {
    shown = sentence;
    announce(sentence());
    changed();
  }

  function erase() {
    if (!isUsable(eraser)) return;
    const key = isConfirmed ? "openings.erased" : "openings.sure";
    if (isConfirmed) repertoire.update(() => ({ lines: [], cards: [] }));
    isConfirmed = !isConfirmed;
    say(() => t(key));
  }

  return {
    nodes: [count, element("p", { class: "buttons" }, train), ...form, note, lines.details],
    show() {
      const { lines: number, all, due } = openings.counts();
      count.textContent =
        number === 0 ? t("openings.none") : plural("openings.due", all, { due: formatNumber(due) });
      setUsable(train, all > 0);
      setUsable(eraser, number > 0);
      note.textContent = shown();
      lines.draw();
    },
  };
}

/** @param {SectionParts} parts @param {GameTools["openingsThrough"]} openingsThrough @param {Side} side */
async function linesOfBook({ rules, gameUi, stores }, openingsThrough, side) {
  const { bookLines } = await import("./book-lines.js");
  const { start } = gameUi.defaults;
  const stored = stores.repertoire.read().lines;
  const lines = await bookLines(rules, { start, side, count: BOOK_LINES, stored, openingsThrough });
  return { lines, unread: 0, why: "" };
}

/** Adds lines; returns a function that describes the result. @param {import("../own-data.js").Stores["repertoire"]} repertoire @param {Found} found */
function addLines(repertoire, { lines, unread, why }) {
  const { value, added, isFull } = withLines(repertoire.read(), lines);
  repertoire.update((now) => ({ ...now, lines: value.lines }));
  const sentences = () => [
    added > 0 ? plural("openings.added", added) : unread === 0 && t("openings.nothing"),
    isFull && t("openings.full", { max: formatNumber(MAX_LINES) }),
    unread > 0 && plural("openings.unread", unread, { why }),
  ];
  return () => sentences().filter(Boolean).join(" ");
}

/** The side of the last line. @param {readonly Line[]} lines @returns {Side} */
const firstSide = (lines) => lines.at(-1)?.side ?? "first";

/**
 * @param {object} actions
 * @param {Side} actions.side chosen at first
 * @param {(source: string | File[], side: Side) => void} actions.add
 * @param {(side: Side) => void} actions.addFromBook
 * @param {HTMLElement} actions.eraser button that removes all lines
 */
function createForm({ side, add, addFromBook, eraser }) {
  const options = /** @type {const} */ (["first", "second"]).map((one) =>
    textElement("option", `${one}.name`, { value: one }),
  );
  const choice = element("select", { id: "openings-side", autocomplete: "off" }, ...options);
  choice.value = side;
  const chosen = () => /** @type {Side} */ (choice.value);
  const text = element("textarea", { id: "openings-text", rows: 3, spellcheck: "false" });
  const file = element("input", { id: "openings-file", type: "file", hidden: "" });
  file.addEventListener("change", () => {
    const files = [...(file.files ?? [])];
    file.value = "";
    if (files.length > 0) add(files, chosen());
  });
  /** @param {keyof typeof messages.en} key @param {Node} field */
  const labelled = (key, field) => element("label", {}, textElement("span", own(key)), " ", field);
  /** @param {"add" | "file" | "book"} name @param {() => void} press */
  const button = (name, press) =>
    textButton(own(`openings.${name}`), press, { id: `openings-${name}-button` });
  return [
    element("p", { class: "choices fields" }, labelled("openings.side", choice)),
    element("p", { class: "fields text-field" }, labelled("openings.text", text)),
    element(
      "p",
      { class: "buttons" },
      button("add", () => add(text.value, chosen())),
      button("file", () => file.click()),
      button("book", () => addFromBook(chosen())),
      eraser,
    ),
    file,
  ];
}
