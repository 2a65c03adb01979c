/**
 * The keys that are read before the first paint, by name. Don't rename them without need. Only these are part of the
 * script in every document.
 */
export const preHydrationKeys = {
  authToken: 'authToken',
  cart: 'cart',
  currency: 'currency',
  /** Remembers for the session that the fonts have loaded. */
  fonts: 'fonts',
  theme: 'theme',
  wishlistCount: 'wishlistCount',
} as const;

/** All keys that the browser stores for the visitor. */
export const storageKeys = {
  ...preHydrationKeys,
  attributes: 'attributes',
  categories: 'categories',
  /** The values of the checkout form, and the order without a response. */
  checkoutDraft: 'checkoutDraft',
  /** Which third-party services may be loaded. */
  consent: 'consent',
  deliveryArea: 'deliveryPlace',
  /** The last signed-in customer who has not signed out. */
  lastCustomer: 'lastCustomer',
  /** The token of the last code sent to confirm a mobile number, until the code is entered. */
  mobileCode: 'mobileCode',
  /** Proves to the API that this browser has confirmed a mobile number. */
  mobileToken: 'mobileToken',
  /** The orders placed here, and the tokens that open them without an account. */
  placedOrders: 'placedOrders',
  /** When each pop-up was closed. */
  popUps: 'popUps',
  profile: 'profile',
  recentlyViewed: 'recentlyViewed',
  /** Somebody using this browser has subscribed to the newsletter. */
  subscribed: 'subscribed',
  user: 'user',
  wishlist: 'wishlist',
} as const;
