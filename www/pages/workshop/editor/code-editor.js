// The code editor, CodeMirror, loaded on demand: highlighting, completion of the interface, errors at their line. It is
// in a shadow root, where its styles need no inline style element, which the page's policy forbids.

import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { javascript } from "@codemirror/lang-javascript";
import { python } from "@codemirror/lang-python";
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from "@codemirror/language";
import { setDiagnostics } from "@codemirror/lint";
import { Compartment, EditorState } from "@codemirror/state";
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
} from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { COMPLETIONS } from "./interface.js";

/** @typedef {import("../../../programs/play/play.types").TextLanguage} Language */

/** Colours of the page, by the custom properties that reach into the shadow root. */
const THEME = EditorView.theme({
  "&": { color: "var(--ink)", backgroundColor: "var(--page)", height: "100%", fontSize: "1rem" },
  ".cm-scroller": { fontFamily: "ui-monospace, monospace", lineHeight: "1.5", overflow: "auto" },
  ".cm-content": { caretColor: "var(--ink)" },
  ".cm-cursor": { borderLeftColor: "var(--ink)" },
  ".cm-gutters": { color: "var(--ink-soft)", backgroundColor: "var(--panel)", border: "none" },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "transparent" },
  "&.cm-focused .cm-activeLine": { boxShadow: "inset 0 0 0 1px var(--rule)" },
  "&.cm-focused": { outline: "none" },
  "& .cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground":
    { backgroundColor: "var(--rule)" },
  ".cm-tooltip": {
    color: "var(--ink)",
    backgroundColor: "var(--panel)",
    border: "1px solid var(--rule)",
  },
  ".cm-tooltip-autocomplete > ul > li[aria-selected]": {
    color: "var(--page)",
    backgroundColor: "var(--ink)",
  },
});

const COLOURS = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.controlKeyword], fontWeight: "700" },
  { tag: [tags.string, tags.special(tags.string)], color: "var(--code-string)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--code-number)" },
  { tag: tags.comment, color: "var(--ink-soft)", fontStyle: "italic" },
  { tag: tags.function(tags.variableName), color: "var(--code-name)" },
]);

const LANGUAGES = { python, javascript };

/** Completes the names of the interface after at least one letter. @type {import("@codemirror/autocomplete").CompletionSource} */
function complete(context) {
  const word = context.matchBefore(/[\w.]+/);
  if (!word && !context.explicit) return null;
  const dot = word?.text.lastIndexOf(".") ?? -1;
  const from = word ? word.from + dot + 1 : context.pos;
  const options = COMPLETIONS.filter(({ isMember }) => isMember === dot >= 0);
  return { from, options, validFor: /^\w*$/ };
}

/** Esc lets Tab leave the editor until another key is pressed; without this, for two seconds. */
const LEAVING = EditorView.domEventHandlers({
  keydown({ key }, view) {
    if (key === "Escape") view.setTabFocusMode(true);
    else if (key !== "Tab" && key !== "Shift") view.setTabFocusMode(false);
  },
  blur: (_, view) => view.setTabFocusMode(false),
});

/** The parts of every editor. */
const PARTS = [
  lineNumbers(),
  history(),
  drawSelection(),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  highlightActiveLine(),
  EditorView.lineWrapping,
  LEAVING,
  EditorState.tabSize.of(4),
  indentUnit.of("    "),
  autocompletion({ override: [complete] }),
  keymap.of([
    ...closeBracketsKeymap,
    ...defaultKeymap,
    ...historyKeymap,
    ...completionKeymap,
    indentWithTab,
  ]),
  THEME,
  syntaxHighlighting(COLOURS),
];

/** The accessible name. @param {string} label */
const labelled = (label) => EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0" });

/**
 * @param {HTMLElement} host @param {{ text: string, language: Language, label: string, changed(text: string): void }} options
 */
export function createCodeEditor(host, { text, language, label, changed }) {
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const grammar = new Compartment();
  const name = new Compartment();
  const listener = EditorView.updateListener.of(({ docChanged, state }) => {
    if (docChanged) changed(state.doc.toString());
  });
  const extensions = [
    ...PARTS,
    grammar.of(LANGUAGES[language]()),
    name.of(labelled(label)),
    listener,
  ];
  const state = EditorState.create({ doc: text, extensions });
  const view = new EditorView({ root, parent: root, state });

  return {
    /** @param {string} source @param {Language} chosen */
    setText(source, chosen) {
      if (source !== view.state.doc.toString())
        view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: source } });
      view.dispatch({ effects: grammar.reconfigure(LANGUAGES[chosen]()) });
      this.showFault(null);
    },
    /** @param {string} words */
    setLabel(words) {
      view.dispatch({ effects: name.reconfigure(labelled(words)) });
    },
    /** Marks the line of an error; null removes the mark. @param {{ line: number, message: string } | null} fault */
    showFault(fault) {
      const { doc } = view.state;
      const isKnown = fault !== null && fault.line >= 1 && fault.line <= doc.lines;
      const line = isKnown ? doc.line(fault.line) : null;
      const marks =
        line && fault
          ? [
              {
                from: line.from,
                to: line.to,
                severity: /** @type {const} */ ("error"),
                message: fault.message,
              },
            ]
          : [];
      view.dispatch(setDiagnostics(view.state, marks));
    },
    /** @param {number} line */
    focusLine(line) {
      const { doc } = view.state;
      const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines));
      view.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true });
      view.focus();
    },
    focus: () => view.focus(),
  };
}

/** @typedef {ReturnType<typeof createCodeEditor>} CodeEditor */
