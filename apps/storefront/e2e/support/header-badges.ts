import type { Locator, Page } from '@playwright/test';

/** Returns the count drawn on an icon of the bar, such as `"2"` or `none`, by the early script or by React. */
const drawnOn = (icon: Locator) =>
  icon.locator('[data-slot=count-badge]').evaluate((badge) => getComputedStyle(badge, '::after').content);

export const readCartBadgeContent = (page: Page) => drawnOn(page.getByRole('button', { name: /^Your cart/ }));
export const readWishlistBadgeContent = (page: Page) =>
  drawnOn(page.getByRole('link', { name: 'Your wishlist' }));
