import type { Locator, Page } from '@playwright/test';

/** What is drawn on an icon of the bar, whoever has counted it: `"2"`, or `none`. */
const drawnOn = (icon: Locator) =>
  icon.locator('[data-slot=count-badge]').evaluate((badge) => getComputedStyle(badge, '::after').content);

export const cartBadge = (page: Page) => drawnOn(page.getByRole('button', { name: /^Your cart/ }));
export const wishlistBadge = (page: Page) => drawnOn(page.getByRole('link', { name: 'Your wishlist' }));
