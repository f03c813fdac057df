// The page's end of the line to the worker: one question at a time, answers to given-up questions dropped.
// A worker that dies, or gives no sign of life any more, is replaced and the question put once more; if that one dies as well, it is reported.

import { createStopToken } from "./stop.js";

/** @typedef {import("./types.js").Question} Question */
/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {import("./types.js").Report} Report */
/** @typedef {import("./types.js").MoveValue} MoveValue */
/** @typedef {import("./types.js").ToPage} ToPage */
/** @typedef {import("./types.js").ToWorker} ToWorker */
/** @typedef {import("./types.js").Complaint} Complaint */

/**
 * @typedef {object} Listener
 * @property {(report: Report) => void} [report]
 * @property {(choice: Choice) => void} choice
 * @property {(complaint: Complaint) => void} failed
 */

/**
 * @typedef {object} Reader
 * @property {(report: Report) => void} [report]
 * @property {(value: MoveValue) => void} value  what a move is worth; a later value of the same move is a better one
 * @property {(complete: boolean) => void} analysed
 * @property {(complaint: Complaint) => void} failed
 */

/**
 * @typedef {object} Thinker
 * @property {(question: Question, listener: Listener) => { stop(): void }} ask
 * @property {(question: Question, reader: Reader) => { stop(): void }} analyse
 */

/**
 * @typedef {object} Request
 * @property {number} id
 * @property {"think" | "analyse"} type
 * @property {Question} question
 * @property {Partial<Listener & Reader> & Pick<Listener, "failed">} listener
 * @property {ReturnType<typeof createStopToken>} token
 * @property {number} attempts
 */

const ATTEMPTS = 2;

/** So many seconds without a word: a worker that the browser has ended says nothing. */
const PATIENCE = 10;

/**
 * @param {Pick<import("./rules.js").Rules, "module" | "glue" | "engine">} rules @param {() => Worker} [hire]
 * @returns {Thinker}
 */
export function createThinker({ module, glue, engine }, hire = hireWorker) {
  /** @type {Request | null} */
  let current = null;
  let lastId = 0;
  /** Seconds since the last word of the worker, counted only while the page itself is awake. */
  let silence = 0;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let clock;
  /** @type {Worker | null} */
  let worker = employ();

  function employ() {
    const fresh = hire();
    /** @param {MessageEvent<ToPage>} event */
    fresh.onmessage = ({ data }) => hear(data);
    fresh.onerror = (event) => {
      event.preventDefault();
      if (fresh === worker) replace({ message: event.message || "The worker has stopped." });
    };
    fresh.onmessageerror = () => {
      if (fresh === worker) replace({ message: "The worker's answer could not be read." });
    };
    post(fresh, { type: "open", module, glue, engine });
    return fresh;
  }

  /** @param {ToPage} message */
  function hear(message) {
    if (message.id !== current?.id) return;
    silence = 0;
    const { listener } = current;
    if (message.type === "report") listener.report?.(message.report);
    else if (message.type === "value") listener.value?.(message.value);
    else if (message.type === "choice") {
      finish();
      listener.choice?.(message.choice);
    } else if (message.type === "analysed") {
      finish();
      listener.analysed?.(message.complete);
    } else if (message.type === "alive") return;
    else if (message.fatal) replace(message.complaint);
    else {
      finish();
      listener.failed(message.complaint);
    }
  }

  /**
   * The next worker comes with the next question: one that cannot even begin is not called for without end.
   * @param {Complaint} complaint
   */
  function replace(complaint) {
    worker?.terminate();
    worker = null;
    if (!current) return;
    if (current.attempts < ATTEMPTS) send(current);
    else {
      const { listener } = current;
      finish();
      listener.failed(complaint);
    }
  }

  /** @param {Request} request */
  function send(request) {
    request.attempts += 1;
    silence = 0;
    const { type, id, question, token } = request;
    worker ??= employ();
    post(worker, { type, id, question, token: token.urls });
  }

  function finish() {
    clearInterval(clock);
    current?.token.stop();
    current = null;
  }

  /** @param {Request["type"]} type @param {Question} question @param {Request["listener"]} listener */
  function begin(type, question, listener) {
    finish();
    lastId += 1;
    const token = createStopToken();
    const request = { id: lastId, type, question, listener, token, attempts: 0 };
    current = request;
    clock = setInterval(() => {
      if (++silence > PATIENCE) replace({ message: "The worker has stopped." });
    }, 1000);
    send(request);
    return {
      stop() {
        if (current === request) finish();
      },
    };
  }

  return {
    ask: (question, listener) => begin("think", question, listener),
    analyse: (question, reader) => begin("analyse", question, reader),
  };
}

/** @param {Worker} worker @param {ToWorker} message */
function post(worker, message) {
  worker.postMessage(message);
}

function hireWorker() {
  return new Worker(new URL(__WORKER_URL__, document.baseURI), { type: "module" });
}
