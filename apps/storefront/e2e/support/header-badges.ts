import type { Locator, Page } from '@playwright/test';

/** Returns the count drawn on an icon of the bar, such as `"2"` or `none`, by the early script or by React. */
const readBadgeContent = (icon: Locator) =>
  icon.locator('[data-slot=count-badge]').evaluate((badge) => getComputedStyle(badge, '::after').content);

export const readCartBadgeContent = (page: Page) =>
  readBadgeContent(page.getByRole('button', { name: /^Your cart/ }));
export const readWishlistBadgeContent = (page: Page) =>
  readBadgeContent(page.getByRole('link', { name: 'Your wishlist' }));
