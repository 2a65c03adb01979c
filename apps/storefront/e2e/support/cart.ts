import type { Page } from '@playwright/test';
import { waitForHydration } from './fixtures.ts';

/** Returns a cart line of an item. */
export const createItemLineFixture = (code: string, quantity = 1, seenPrice?: number) => ({
  sourceType: 'item' as const,
  code,
  quantity,
  ...(seenPrice !== undefined && { seenPrice }),
});
export const createBundleLineFixture = (code: string, quantity = 1) => ({
  sourceType: 'bundle' as const,
  code,
  quantity,
});

export interface StoredCart {
  version: 1;
  lines: { sourceType: string; code: string; quantity: number; seenPrice?: number }[];
  later?: StoredCart['lines'];
  coupon?: string;
}

/**
 * Seeds this browser's cart, as an earlier visit would have left it. Only once, so that a reload finds the current
 * cart.
 */
export async function seedCart(page: Page, lines: StoredCart['lines'], rest: Partial<StoredCart> = {}) {
  await page.addInitScript(
    ([text]) => {
      if (sessionStorage.getItem('cart is put')) return;
      sessionStorage.setItem('cart is put', '1');
      localStorage.setItem('cart', text);
    },
    [JSON.stringify({ version: 1, lines, ...rest })] as const,
  );
}

export function readStoredCart(page: Page): Promise<StoredCart> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? 'null'));
}

export async function readStoredQuantities(page: Page) {
  const { lines } = await readStoredCart(page);
  return Object.fromEntries(lines.map(({ code, quantity }) => [code, quantity]));
}

export async function openCartPage(page: Page, path = '/cart') {
  await page.goto(path);
  await waitForHydration(page);
}

/** Returns the cart page's elements by what a visitor sees. */
export function getCartPage(page: Page) {
  const main = page.getByRole('main');
  const lines = main.getByRole('list', { name: 'In your cart' });
  return {
    lines,
    line: (name: string) => lines.getByRole('listitem').filter({ has: page.getByRole('link', { name }) }),
    later: main.getByRole('region', { name: 'Saved for later' }),
    summary: main.getByRole('region', { name: 'Summary' }),
    figure: (term: string | RegExp) =>
      main
        .locator('[data-slot=order-summary-amount]')
        .filter({ has: page.locator('dt', { hasText: term }) })
        .locator('dd'),
    more: (name: string) => lines.getByRole('button', { name: `Add one ${name}` }),
    less: (name: string) => lines.getByRole('button', { name: `Remove one ${name}` }),
    box: (name: string) => lines.getByRole('spinbutton', { name: `Quantity of ${name}` }),
    action: (action: string, name: string) => main.getByRole('button', { name: `${action}: ${name}` }),
    undo: page.getByRole('button', { name: 'Undo' }),
    empty: main.getByRole('heading', { name: 'Your cart is empty' }),
    storageAlert: main.getByRole('alert').filter({ hasText: 'Your browser won’t let us save your cart.' }),
  };
}

export const meghnaTitle = 'Meghna 3-Seater';
export const koelTitle = 'Koel Accent Chair';
export const piriStoolTitle = 'Piri, the stool';
