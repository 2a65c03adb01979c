import type { Browser } from 'playwright-core';

/** Closes campaign and offer once and answers how a session keeps that: over a view they would lie at random. */
export async function getDismissedPopUps(browser: Browser, base: string): Promise<string> {
  const page = await browser.newPage();
  try {
    await page.goto(base);
    for (const content of ['link', 'textbox'] as const) {
      const popUp = page.locator('[data-slot=pop-up]').filter({ has: page.getByRole(content) });
      await popUp.getByRole('button', { name: 'Close' }).click();
      await popUp.waitFor({ state: 'hidden' });
    }
    return await page.evaluate(() => sessionStorage.getItem('popUps') ?? '[]');
  } finally {
    await page.context().close();
  }
}
