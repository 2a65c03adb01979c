import type { EnginePage, NamedKey, Point } from './engine.ts';
import { type ElementState, findElement, type Query, type Role } from './find-element.ts';
import { poll } from './poll.ts';

/** A person at a browser, who finds elements by their names, and uses a mouse and a keyboard. */
export class Shopper {
  readonly page: EnginePage;
  readonly #shop: string;
  readonly #hasJavaScript: boolean;

  constructor(page: EnginePage, shop: string, hasJavaScript: boolean) {
    this.page = page;
    this.#shop = shop;
    this.#hasJavaScript = hasJavaScript;
  }

  async open(path: string) {
    await this.page.goto(this.#shop + path);
    await this.waitForHydration();
  }

  async reload() {
    await this.page.reload();
    await this.waitForHydration();
  }

  /** Waits until React handles what the person does. */
  async waitForHydration() {
    if (!this.#hasJavaScript) return;
    const isReady = () => document.documentElement.hasAttribute('data-hydrated');
    await poll(() => this.page.evaluate(isReady), 'the page is hydrated').toBe(true);
  }

  /** Waits until no animation runs. */
  async waitForAnimations() {
    const count = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
    await poll(() => this.page.evaluate(count), 'running animations').toBe(0);
  }

  get(role: Role, name?: string | RegExp): Locator {
    return new Locator(this.page, toQuery(role, name));
  }

  press(key: NamedKey, modifier?: 'Control' | 'Shift') {
    return this.page.press(key, modifier);
  }

  /** Waits until the URL of the page, without the host, matches. */
  async expectUrl(url: string | RegExp) {
    const read = () => this.page.evaluate(() => location.pathname + location.search);
    const polled = poll(read, 'the URL');
    if (typeof url === 'string') await polled.toBe(url);
    else await polled.toMatch(url);
    await this.waitForHydration();
  }
}

/** An element of the page. Each call finds it again, because the page may have replaced it. */
export class Locator {
  readonly #page: EnginePage;
  readonly #query: Query;

  constructor(page: EnginePage, query: Query) {
    this.#page = page;
    this.#query = query;
  }

  get(role: Role, name?: string | RegExp): Locator {
    return new Locator(this.#page, { ...toQuery(role, name), within: this.#query });
  }

  readState(scroll = false): Promise<ElementState> {
    return this.#page.evaluate(findElement, this.#query, scroll);
  }

  /** Scrolls to it and clicks, once it has stopped moving and nothing covers it. */
  async click() {
    await this.#page.click(await this.#findPoint());
  }

  async hover() {
    await this.#page.moveTo(await this.#findPoint());
  }

  /** Replaces the text of a field. */
  async fill(text: string) {
    await this.click();
    await this.expectFocus();
    await this.#page.evaluate(() => (document.activeElement as HTMLInputElement).select());
    await this.#page.type(text);
    await poll(async () => (await this.readState()).value, this.#describe('the value of')).toBe(text);
  }

  /** Chooses an option of a native list by typing how it begins, as a person without a mouse does. */
  async choose(text: string) {
    await this.focus();
    await this.#page.type(text);
    const readChoice = () =>
      this.#page.evaluate(() => {
        const list = document.activeElement as HTMLSelectElement;
        return list.selectedOptions?.[0]?.text ?? '';
      });
    await poll(readChoice, this.#describe('the choice of')).toContain(text);
  }

  /** Moves the focus here by script. To test the order of the focus, press Tab instead. */
  async focus() {
    await this.expectVisible();
    const { point } = await this.readState(true);
    await this.#page.evaluate(({ x, y }) => {
      const hit = document.elementFromPoint(x, y);
      hit?.closest<HTMLElement>('a, button, input, select, summary, textarea, [tabindex]')?.focus();
    }, point);
    await this.expectFocus();
  }

  async expectVisible() {
    await this.#expectState('appearance', 'visible');
  }

  /** Waits until it takes no room. A transparent element would still be in front of others. */
  async expectHidden() {
    const read = async () => (await this.readState()).appearance;
    await poll(read, this.#describe('the disappearance of')).toMatch(/^(absent|hidden)/);
  }

  async expectFocus() {
    await this.#expectState('isFocused', true);
  }

  async expectChecked() {
    await this.#expectState('isChecked', true);
  }

  async expectValue(value: string) {
    await this.#expectState('value', value);
  }

  /** Waits until an image has loaded and has pixels. */
  async expectImage() {
    await this.readState(true);
    await this.expectVisible();
    await this.#expectState('hasImage', true);
  }

  async expectText(text: string | RegExp) {
    const polled = poll(async () => (await this.readState()).text, this.#describe('the text of'));
    if (typeof text === 'string') await polled.toContain(text);
    else await polled.toMatch(text);
  }

  async #expectState<Key extends keyof ElementState>(key: Key, wanted: ElementState[Key]) {
    await poll(async () => (await this.readState())[key], this.#describe(`${key} of`)).toBe(wanted);
  }

  async #findPoint(): Promise<Point> {
    let last: Point | undefined;
    const findState = async () => {
      const { appearance, cover, isAnimated, isDisabled, point } = await this.readState(true);
      const isMoving = isAnimated || !last || Math.hypot(last.x - point.x, last.y - point.y) > 1;
      last = point;
      // A radio or checkbox that its label draws is itself hidden.
      if (appearance !== 'visible' && cover !== 'free') return appearance;
      if (isDisabled) return 'disabled';
      return isMoving ? 'moving' : cover;
    };
    await poll(findState, this.#describe('the place to click of')).toBe('free');
    return last as unknown as Point;
  }

  #describe(what: string): string {
    return `${what} ${describeQuery(this.#query)}`;
  }
}

function toQuery(role: Role, name?: string | RegExp): Query {
  if (name === undefined) return { role };
  return { role, name: typeof name === 'string' ? name : { pattern: name.source } };
}

function describeQuery({ role, name, within }: Query): string {
  const text = typeof name === 'object' ? `/${name.pattern}/` : name && `“${name}”`;
  return [role, text, within && `in ${describeQuery(within)}`].filter(Boolean).join(' ');
}
