import { expect, type Page } from '@playwright/test';

/** Returns the mega menu's elements by roles and names. */
export function getMegaMenu(page: Page) {
  const nav = page.getByRole('navigation', { name: 'Rooms' });
  return {
    nav,
    entry: (name: string) => nav.getByRole('link', { name, exact: true }),
    toggle: (name: string) => nav.getByRole('button', { name: new RegExp(name) }),
    /** A link that is only in the living room's panel. */
    sofas: nav.getByRole('link', { name: 'All Sofas' }),
    /** A link that is only in the bedroom's panel. */
    beds: nav.getByRole('link', { name: 'All Beds' }),
  };
}

/** Stops the page's clock, so that “one second” is exact however busy the machine is. */
export async function pauseClock(page: Page) {
  const now = await page.evaluate(() => Date.now());
  // Slightly in the future, because the clock runs on until the browser gets the command.
  await page.clock.pauseAt(now + 500);
}

export async function expectMegaMenuClosed(page: Page) {
  const { sofas, beds } = getMegaMenu(page);
  await expect(sofas).toBeHidden();
  await expect(beds).toBeHidden();
}
