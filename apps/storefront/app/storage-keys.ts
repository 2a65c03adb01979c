/** What the browser keeps for the visitor, by name. Read before the first paint, so these names never change lightly. */
export const storageKeys = {
  authToken: 'authToken',
  cart: 'cart',
  currency: 'currency',
  /** For the session: the fonts have arrived. */
  fonts: 'fonts',
  theme: 'theme',
  wishlistCount: 'wishlistCount',
} as const;
