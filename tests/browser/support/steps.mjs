// Performs and counts a user's actions: clicks, keys, typed or pasted texts, and scrolls to hidden elements.

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

  /** Drags with the right button between the centres of two elements. @param {string} from @param {string} to */
  async drag(from, to) {
    for (const [target, act] of /** @type {const} */ ([
      [from, "down"],
      [to, "up"],
    ])) {
      const box = await (await this.#reach(target)).boundingBox();
      if (!box) throw new Error(`${target} is not visible`);
      await this.#page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 3 });
      await this.#page.mouse[act]({ button: "right" });
    }
    this.count += 1;
  }

  /** Opens a list and selects an option. @param {string | Locator} target @param {string} value */
  async choose(target, value) {
    await (await this.#reach(target)).selectOption(value);
    this.count += 2;
  }

  /** Types into the focused field. @param {string} text */
  async type(text) {
    await this.#page.keyboard.type(text);
    this.count += 1;
  }

  /** @param {string} key */
  async press(key) {
    await this.#page.keyboard.press(key);
    this.count += 1;
  }

  /** Pastes at the focus. @param {string} text */
  async paste(text) {
    await this.#page.evaluate((pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", pasted);
      const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
      (document.activeElement ?? document.body).dispatchEvent(event);
    }, text);
    this.count += 1;
  }

  /** @param {string | Locator} target */
  async #reach(target) {
    const found = typeof target === "string" ? this.#page.locator(target) : target;
    await found.waitFor();
    if (!(await found.evaluate(isVisible))) {
      await found.scrollIntoViewIfNeeded();
      this.count += 1;
    }
    return found;
  }
}

/** Whether the centre of an element or its label is visible. @param {Element} element */
function isVisible(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
  const label = element.closest("label");
  return topmost !== null && (element.contains(topmost) || (label?.contains(topmost) ?? false));
}
