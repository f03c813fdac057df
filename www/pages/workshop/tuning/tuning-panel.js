// The declared parameters of the current program: fields, and evolution, which writes better values into its text.

import { language as displayLanguage, formatNumber, translatorFor } from "../../../i18n/index.js";
import { declaredParameters, withParameters } from "../../../programs/declared-parameters.js";
import { programContestant } from "../../../programs/play/contestants.js";
import { faultText } from "../../../programs/play/fault-text.js";
import { ProgramError } from "../../../programs/program-error.js";
import { bindField } from "../../../table/parameter-field.js";
import { element } from "../../../ui/create.js";
import { buttonById, byId } from "../../../ui/dom.js";
import { openRules } from "../games.js";
import { messages } from "../i18n/workshop.js";
import { evolve } from "./evolution.js";

/** @typedef {import("../../../programs/play/play.types").Program} Program */
/** @typedef {import("../../../table/parameters.js").Parameter} Parameter */

const { t } = translatorFor(messages);

const GENERATIONS = 1000;

export class TuningPanel {
  #host;
  #run = new AbortController();
  #isRunning = false;
  /** The text that the evolution has written last. */
  #source = "";
  /** The sentence below the button. */
  #say = () => "";
  /** The parameters and the language that the fields show. */
  #drawnFor = "";

  /**
   * @param {{ program(): Program, change(source: string): void, failed(error: unknown): void, announce(sentence: string): void }} host
   *   `change` replaces the text of the program
   */
  constructor(host) {
    this.#host = host;
    buttonById("tune").addEventListener("click", () => this.#toggle());
  }

  /** Shows the parameters of the current program. Ends the evolution of another one, or of another text. @param {boolean} [isOther] */
  show(isOther = false) {
    if (isOther || this.#host.program().source !== this.#source) this.#stop();
    if (isOther) this.#say = () => "";
    this.#draw();
  }

  #stop() {
    this.#run.abort();
    this.#isRunning = false;
  }

  async #toggle() {
    if (this.#isRunning) {
      this.#stop();
      return this.#draw();
    }
    const program = this.#host.program();
    this.#run = new AbortController();
    const { signal } = this.#run;
    this.#isRunning = true;
    this.#source = program.source;
    this.#draw();
    try {
      const rules = await openRules(program.game);
      await evolve(rules, rules.info.starts[0], program, {
        ...{ contestant: programContestant, generations: GENERATIONS, signal },
        seed: crypto.getRandomValues(new Uint32Array(1))[0],
        size: navigator.hardwareConcurrency ?? 1,
        progress: ({ generation, changes, score, program: best }) => {
          if (signal.aborted) return;
          const percent = formatNumber(100 * score, 0);
          this.#say = () => t("tune.progress", { generation, changes, score: percent });
          this.#source = best.source;
          this.#host.change(best.source);
        },
      });
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof ProgramError)
        this.#tell(() => t("tune.fault", { why: faultText(error, program.language) }));
      else this.#host.failed(error);
    } finally {
      if (this.#run.signal === signal) this.#isRunning = false;
      this.#draw();
    }
  }

  /** @param {() => string} sentence */
  #tell(sentence) {
    this.#say = sentence;
    this.#draw();
    this.#host.announce(sentence());
  }

  #draw() {
    const { source, language } = this.#host.program();
    const parameters = language === "wasm" ? [] : declaredParameters(source);
    byId("tuning").hidden = parameters.length === 0;
    buttonById("tune").textContent = t(this.#isRunning ? "tune.stop" : "tune");
    byId("tune-status").textContent = this.#say();
    const subject = JSON.stringify([parameters, displayLanguage()]);
    if (subject === this.#drawnFor) return;
    this.#drawnFor = subject;
    const fields = byId("tune-fields");
    const focused = [...fields.querySelectorAll("input")].findIndex((one) => one.matches(":focus"));
    fields.replaceChildren(...parameters.map((parameter) => this.#fieldset(parameter)));
    fields.querySelectorAll("input")[focused]?.focus();
  }

  /** @param {Parameter} parameter */
  #fieldset(parameter) {
    const { name, default: values } = parameter;
    const [min, max] = [parameter.min, parameter.max].map((one) => formatNumber(one));
    const binding = {
      parameter,
      values: () => values,
      refuse: (/** @type {import("../../../table/parameter-field.js").Refusal} */ refusal) =>
        this.#tell(() => t("tune.range", { ...refusal })),
    };
    const inputs = values.map((value, at) => {
      const input = element("input", { type: "text", inputmode: "numeric", autocomplete: "off" });
      input.size = 4;
      input.value = String(value);
      input.ariaLabel = values.length === 1 ? name : `${name} ${at + 1}`;
      bindField(input, binding, at, (entered) => {
        this.#stop();
        this.#say = () => "";
        const { source } = this.#host.program();
        this.#host.change(
          withParameters(source, {
            [name]: values.map((one, place) => (place === at ? entered : one)),
          }),
        );
      });
      return input;
    });
    return element(
      "fieldset",
      {},
      element("legend", {}, t("tune.legend", { name, min, max })),
      ...inputs,
    );
  }
}
