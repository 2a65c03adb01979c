import type { Browser } from 'playwright-core';

/**
 * Closes the campaign and the offer once and returns how the session stores that. Otherwise they would cover views at
 * random.
 */
export async function recordDismissedPopUps(browser: Browser, base: string): Promise<string> {
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
