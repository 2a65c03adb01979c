/**
 * What is read before the first paint, by name. These names never change lightly, and they alone travel in the script
 * that every document carries.
 */
export const preHydrationKeys = {
  authToken: 'authToken',
  cart: 'cart',
  currency: 'currency',
  /** For the session: the fonts have arrived. */
  fonts: 'fonts',
  theme: 'theme',
  wishlistCount: 'wishlistCount',
} as const;

/** All that the browser keeps for the visitor. */
export const storageKeys = {
  ...preHydrationKeys,
  attributes: 'attributes',
  categories: 'categories',
  /** What was typed into the checkout, and the order that nobody has answered yet. */
  checkoutDraft: 'checkoutDraft',
  /** Which of other companies' services may be loaded. */
  consent: 'consent',
  deliveryPlace: 'deliveryPlace',
  /** Who was signed in last and has not signed out. */
  lastCustomer: 'lastCustomer',
  /** The token of the code that was sent to confirm a mobile number, until it is entered. */
  mobileCode: 'mobileCode',
  /** Proves to the API that this browser has confirmed a mobile number. */
  mobileToken: 'mobileToken',
  /** What was ordered here, and what opens it to whoever has no account. */
  placedOrders: 'placedOrders',
  /** When which pop-up was closed. */
  popUps: 'popUps',
  profile: 'profile',
  recentlyViewed: 'recentlyViewed',
  /** Somebody here is on the list of the newsletter. */
  subscribed: 'subscribed',
  user: 'user',
  wishlist: 'wishlist',
} as const;
