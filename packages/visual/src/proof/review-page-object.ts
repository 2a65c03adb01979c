import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { ReviewData } from '../review/review-data.ts';

/** Timeout in milliseconds. It is long because other browsers capture at the same time. */
const timeoutMs = 30_000;

/** The review page in a real browser, operated like a user would. */
export class ReviewPageObject {
  readonly #page: Page;
  readonly #close: () => Promise<void>;

  private constructor(page: Page, close: () => Promise<void>) {
    this.#page = page;
    this.#close = close;
  }

  /** Starts the review of a checkout with the checkout's own command, and opens the printed URL. */
  static async open(browser: Browser, checkout: string): Promise<ReviewPageObject> {
    const args = [join(checkout, 'packages/visual/src/main.ts'), 'review', '--no-open', '--reviewer', 'Mina'];
    const server = spawn(process.execPath, args, { cwd: checkout, stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(server, 'exit').then(() => {
      throw new Error(`The review exited before its page was ready. Its output: ${stdout}`);
    });
    // A journey that fails closes only its browser, so stop the review when the browser disconnects.
    browser.once('disconnected', () => server.kill('SIGINT'));
    let stdout = '';
    while (!stdout.includes('Stop with')) {
      const [output] = await Promise.race([once(server.stdout, 'data'), ended]);
      stdout += output;
    }
    ended.catch(() => {});
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(/http:\S+/.exec(stdout)?.[0] ?? '');
    return new ReviewPageObject(page, async () => {
      await page.close();
      server.kill('SIGINT');
      await ended.catch(() => {});
    });
  }

  close(): Promise<void> {
    return this.#close();
  }

  /** Returns the server's review. */
  async review(): Promise<ReviewData> {
    return this.#page.evaluate(async () => (await fetch('./review.json')).json());
  }

  async approveByKey(): Promise<void> {
    await this.#deciding(() => this.#page.keyboard.press('a'));
  }

  async rejectByKey(reason: string): Promise<void> {
    await this.#deciding(async () => {
      await this.#page.keyboard.press('r');
      await this.#page.keyboard.type(reason);
      await this.#page.keyboard.press('Control+Enter');
    });
  }

  async approveByMouse(): Promise<void> {
    await this.#deciding(() => this.#button(/^Approve\b(?! all| the)/).click());
  }

  async rejectByMouse(reason: string): Promise<void> {
    await this.#deciding(async () => {
      await this.#page.getByRole('textbox', { name: 'Comment' }).fill(reason);
      await this.#button(/^Reject\b(?! all| the)/).click();
    });
  }

  async undoByMouse(): Promise<void> {
    const before = await this.#decided();
    await this.#button(/^Undo\b/).click();
    await this.#until(async () => (await this.#decided()) === before - 1, 'the decision is undone');
  }

  /** Filters the tree by a chip, which opens the first screenshot of that status. */
  async showOnly(kind: string): Promise<void> {
    await this.#button(new RegExp(`^${kind} \\d+$`)).click();
  }

  /** Shows only the screenshots of a status. Returns whether the evidence of the first one contains these words. */
  async showsEvidenceOf(kind: string, text: string): Promise<boolean> {
    await this.showOnly(kind);
    // The filtered screenshot may not be shown yet.
    const evidence = this.#page.getByRole('group', { name: 'Evidence' }).filter({ hasText: text });
    const isThere = await evidence.waitFor({ timeout: timeoutMs }).then(
      () => true,
      () => false,
    );
    // Go to the next undecided screenshot, because the first one may have been decided before.
    await this.#page.keyboard.press('u');
    return isThere;
  }

  /** Writes all decisions into the baselines. */
  async export(reason: string): Promise<void> {
    await this.#page.keyboard.press('e');
    await this.#page.getByRole('textbox', { name: /^Reason for \d+ approved/ }).fill(reason);
    await this.#button('Write it to git').click();
    await this.#until(async () => (await this.#decided()) === 0, 'the review is exported');
  }

  /**
   * Presses a key or button that decides. Waits until a screenshot is visible, because the page reports that to the
   * server.
   */
  async #deciding(press: () => Promise<void>): Promise<void> {
    const before = await this.#decided();
    await this.#page.locator('[data-pane] img').first().waitFor();
    // The journey counts single decisions, so it decides this place apart from the same change elsewhere.
    if ((await this.#button(/^Approve \d+ places/).count()) > 0) {
      // The comment on the last rejection may still have the focus, and would receive the key.
      await this.#page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await this.#page.keyboard.press('x');
    }
    await press();
    await this.#until(async () => (await this.#decided()) === before + 1, 'the decision is stored');
  }

  #button(name: string | RegExp) {
    return this.#page.getByRole('button', { name });
  }

  async #decided(): Promise<number> {
    return Object.keys((await this.review()).decisions).length;
  }

  async #until(isSo: () => Promise<boolean>, what: string): Promise<void> {
    const end = Date.now() + timeoutMs;
    while (!(await isSo())) {
      if (Date.now() > end) {
        const alerts = await this.#page.getByRole('alert').allTextContents();
        throw new Error(`Timed out waiting until ${what}. Alerts on the page: ${alerts.join(' ') || 'none'}`);
      }
      await this.#page.waitForTimeout(50);
    }
  }
}
