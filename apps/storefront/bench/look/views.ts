import type { Page } from 'playwright-core';

export const widths = [390, 768, 1280, 1920] as const;
export const themes = ['light', 'dark'] as const;

export interface View {
  /** The file of its sheet. */
  name: string;
  path: string;
  /** Where it exists; a phone has no mega menu. @default every width */
  widths?: readonly number[];
  /** What a visitor does before the picture is taken. */
  act?: (page: Page) => Promise<void>;
}

export const views: readonly View[] = [
  { name: 'home', path: '/' },
  { name: 'category', path: '/shop?categoryId=sofas' },
  { name: 'search', path: '/shop?query=chair&categoryName=all' },
  { name: 'not-found', path: '/nowhere' },
  { name: 'home-mega-menu', path: '/', widths: [768, 1280, 1920], act: openMegaMenu },
  { name: 'home-phone-menu', path: '/', widths: [390], act: openPhoneMenu },
  { name: 'home-cart', path: '/', act: openCart },
];

async function openMegaMenu(page: Page) {
  const rooms = page.getByRole('navigation', { name: 'Rooms' });
  await rooms.getByRole('link').first().hover();
  await rooms.locator('[data-slot=mega-menu-panel]').first().waitFor();
}

async function openPhoneMenu(page: Page) {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').waitFor();
}

async function openCart(page: Page) {
  await page.getByRole('button', { name: /^Your cart/ }).click();
  await page.getByRole('heading', { name: 'Your cart' }).waitFor();
}
