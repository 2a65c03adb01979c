import { expect, type Page } from '@playwright/test';

/** The mega menu as a visitor finds it: by roles and names. */
export function getMegaMenu(page: Page) {
  const nav = page.getByRole('navigation', { name: 'Rooms' });
  return {
    nav,
    entry: (name: string) => nav.getByRole('link', { name, exact: true }),
    toggle: (name: string) => nav.getByRole('button', { name: new RegExp(name) }),
    /** A link that stands only in the living room's panel. */
    sofas: nav.getByRole('link', { name: 'All Sofas' }),
    /** A link that stands only in the bedroom's panel. */
    beds: nav.getByRole('link', { name: 'All Beds' }),
  };
}

/** Stops the page's clock, so that “one second” is exactly that, however busy the machine is. */
export async function pauseClock(page: Page) {
  const now = await page.evaluate(() => Date.now());
  // A moment ahead, since the clock runs on until the browser hears of it.
  await page.clock.pauseAt(now + 500);
}

export async function expectClosed(page: Page) {
  const { sofas, beds } = getMegaMenu(page);
  await expect(sofas).toBeHidden();
  await expect(beds).toBeHidden();
}
