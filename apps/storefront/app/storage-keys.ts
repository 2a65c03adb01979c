/** What the browser keeps for the visitor, by name. Read before the first paint, so these names never change lightly. */
export const storageKeys = {
  authToken: 'authToken',
  cart: 'cart',
  currency: 'currency',
  theme: 'theme',
  wishlistCount: 'wishlistCount',
} as const;
