// Counts what a person does: a click, a key, a text that is typed or pasted, and a scroll where something is out of sight.

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").Locator} Locator */

export class Steps {
  count = 0;
  #page;

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
  }

  /** @param {string | Locator} target */
  async click(target) {
    await (await this.#reach(target)).click();
    this.count += 1;
  }

  /** With the right button, from the middle of one thing to that of another. @param {string} from @param {string} to */
  async drag(from, to) {
    for (const [target, act] of /** @type {const} */ ([
      [from, "down"],
      [to, "up"],
    ])) {
      const box = await (await this.#reach(target)).boundingBox();
      if (!box) throw new Error(`${target} cannot be seen`);
      await this.#page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 3 });
      await this.#page.mouse[act]({ button: "right" });
    }
    this.count += 1;
  }

  /** Opens a list and takes one of it. @param {string | Locator} target @param {string} value */
  async choose(target, value) {
    await (await this.#reach(target)).selectOption(value);
    this.count += 2;
  }

  /** Into the field that has the focus. @param {string} text */
  async type(text) {
    await this.#page.keyboard.type(text);
    this.count += 1;
  }

  /** @param {string} key */
  async press(key) {
    await this.#page.keyboard.press(key);
    this.count += 1;
  }

  /** A text from the clipboard, wherever the focus is. @param {string} text */
  async paste(text) {
    await this.#page.evaluate((given) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", given);
      const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
      (document.activeElement ?? document.body).dispatchEvent(event);
    }, text);
    this.count += 1;
  }

  /** @param {string | Locator} target */
  async #reach(target) {
    const found = typeof target === "string" ? this.#page.locator(target) : target;
    await found.waitFor();
    if (!(await found.evaluate(isInSight))) {
      await found.scrollIntoViewIfNeeded();
      this.count += 1;
    }
    return found;
  }
}

/** Whether the middle of an element, or of its label, can be seen. @param {Element} element */
function isInSight(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  const label = element.closest("label");
  return there !== null && (element.contains(there) || (label?.contains(there) ?? false));
}
