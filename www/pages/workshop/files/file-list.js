// The controls of the stored programs: choose, add, rename, delete, save, open and share.

import { translatorFor } from "../../../i18n/index.js";
import { drawCode } from "../../../panels/share/qr-picture.js";
import { fileName, fromBase64, readProgramFile } from "../../../programs/stored/program-files.js";
import { PROGRAM } from "../../../table/player-names.js";
import { element } from "../../../ui/create.js";
import { buttonById, byId } from "../../../ui/dom.js";
import { download } from "../../../ui/download.js";
import { textLanguage } from "../editor/editor.js";
import { RANDOM } from "../editor/examples.js";
import { gameOf } from "../games.js";
import { messages } from "../i18n/workshop.js";
import { programFragment } from "./program-link.js";

/** @typedef {import("../../../programs/play/play.types").Program} Program */
/** @typedef {import("../../../programs/play/play.types").TextLanguage} TextLanguage */
/** @typedef {import("../../../programs/stored/program-files.js").ProgramFiles} ProgramFiles */

const { t } = translatorFor(messages);

/** Address of a new match against a program at the table. @param {string} game @param {string} name */
function tableLink(game, name) {
  const { file, start } = gameOf(game);
  return `${file}?${new URLSearchParams({ second: PROGRAM + name })}#${game}:${start}:`;
}

export class FileList {
  #files;
  #changed;
  #counterpart;
  #announce;
  #list = byId("file", HTMLSelectElement);
  #name = byId("name", HTMLInputElement);
  #game = byId("game", HTMLSelectElement);
  #language = byId("code-language", HTMLSelectElement);
  #input = byId("file-input", HTMLInputElement);
  #share = byId("carry", HTMLDetailsElement);
  /** The last deleted program. @type {Program | null} */
  #deleted = null;

  /**
   * @param {ProgramFiles} files
   * @param {{ changed(): void, counterpart(source: string, from: TextLanguage, to: TextLanguage): string | null, announce(sentence: string): void }} listener
   *   `changed`: another program is current, or its language or game has changed; `counterpart`: of a program that the
   *   page supplies, in the other language
   */
  constructor(files, { changed, counterpart, announce }) {
    this.#counterpart = counterpart;
    this.#files = files;
    this.#changed = changed;
    this.#announce = announce;
    this.#list.addEventListener("change", () => this.#do(() => files.select(this.#list.value)));
    this.#game.addEventListener("change", () => this.#set({ game: this.#game.value }));
    this.#language.addEventListener("change", () => this.#changeLanguage());
    byId("file-name", HTMLFormElement).addEventListener("submit", (event) => {
      event.preventDefault();
      this.#rename();
    });
    this.#input.addEventListener("change", () => this.#importAll([...(this.#input.files ?? [])]));
    this.#share.addEventListener("toggle", () => this.showLink());
    const link = byId("link", HTMLInputElement);
    link.addEventListener("focus", () => link.select());
    for (const [id, act] of /** @type {[string, () => void][]} */ ([
      ["file-new", () => this.#addNew()],
      ["file-delete", () => this.#delete()],
      ["file-undelete", () => this.#undelete()],
      ["file-export", () => this.#export()],
      ["file-import", () => this.#input.click()],
      ["copy", () => this.#copyLink()],
    ]))
      buttonById(id).addEventListener("click", act);
    this.translate();
  }

  /** Adds a program under a free name and selects it. @param {Program} program */
  add(program) {
    const name = this.#files.add(program);
    this.#do(() => this.#say(t("file.added", { name })));
    return name;
  }

  /** Selects the program of that name, which is added if there is none. @param {Program} program */
  open(program) {
    const name = this.#files.open(program);
    this.#do(() => {});
    return name;
  }

  translate() {
    const { name, game, language } = this.#files.current();
    this.#list.replaceChildren(
      ...this.#files
        .list()
        .map((program) => element("option", { value: program.name }, program.name)),
    );
    this.#list.value = name;
    this.#name.value = name;
    this.#game.value = game;
    byId("language-choice").hidden = language === "wasm";
    this.#language.value = language;
    byId("at-table", HTMLAnchorElement).href = tableLink(game, name);
    buttonById("file-undelete").hidden = this.#deleted === null;
  }

  /** Updates the link and its code if they are visible. */
  async showLink() {
    if (!this.#share.open) return;
    const link = await this.#link();
    byId("link", HTMLInputElement).value = link;
    byId("code").replaceChildren(
      drawCode(link, t("link.code")) ?? element("p", { class: "hint" }, t("link.long")),
    );
  }

  async #link() {
    const { origin, pathname } = location;
    return `${origin}${pathname}#${await programFragment(this.#files.current())}`;
  }

  async #copyLink() {
    const field = byId("link", HTMLInputElement);
    try {
      await navigator.clipboard.writeText(field.value);
      this.#say(t("link.copied"));
    } catch {
      field.focus(); // selects it for copying by keyboard
    }
  }

  #addNew() {
    const { game, language: former } = this.#files.current();
    const language = textLanguage(former);
    this.add({ name: t("file.new.name"), game, language, source: RANDOM[language] });
  }

  #rename() {
    const { name } = this.#files.current();
    const other = this.#files.rename(this.#name.value);
    this.translate();
    if (other !== name) this.#say(t("file.renamed", { name: other }));
    this.showLink();
  }

  #delete() {
    const program = this.#files.current();
    this.#deleted = program;
    this.#do(() => this.#files.remove());
    this.#say(t("file.deleted", { name: program.name }));
    buttonById("file-undelete").focus();
  }

  #undelete() {
    const program = this.#deleted;
    this.#deleted = null;
    if (program) this.add(program);
    byId("file").focus();
  }

  #export() {
    const program = this.#files.current();
    const isModule = program.language === "wasm";
    const contents = isModule ? fromBase64(program.source) : program.source;
    const type = isModule ? "application/wasm" : "text/plain";
    download(fileName(program), new Blob([contents], { type }));
  }

  /** @param {File[]} files */
  async #importAll(files) {
    this.#input.value = "";
    const { game } = this.#files.current();
    for (const file of files) {
      const program = await readProgramFile(file);
      if (program) this.add({ ...program, game });
      else this.#say(t("file.refused", { name: file.name }));
    }
  }

  /** Changes the language; a program that was not changed is replaced by that of the other language. */
  #changeLanguage() {
    const { language: former, source } = this.#files.current();
    const language = /** @type {TextLanguage} */ (this.#language.value);
    if (former === "wasm") return; // a module remains one
    const other = this.#counterpart(source, former, language);
    this.#set({ language, ...(other === null ? {} : { source: other }) });
  }

  /** @param {Partial<Omit<Program, "name">>} change */
  #set(change) {
    this.#do(() => this.#files.change(this.#files.current().name, change));
  }

  /** @param {() => void} act */
  #do(act) {
    act();
    this.translate();
    this.#changed();
    this.showLink();
  }

  /** @param {string} sentence */
  #say(sentence) {
    byId("file-note").textContent = sentence;
    this.#announce(sentence);
  }
}
