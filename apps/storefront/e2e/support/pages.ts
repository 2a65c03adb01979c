/** A page, as every visitor can have it. */
export interface ShopPage {
  name: string;
  path: string;
  /** @default 200 */
  status?: number;
  /** Whether it has data to fetch on the way from another page. @default true */
  fetches?: boolean;
  /** It has a head of its own, and neither search nor footer: nothing leads away from it. @default false */
  bare?: boolean;
  /** Whether it asks strangers to sign in, in front of itself. @default false */
  asks?: boolean;
  /** Whether a cache may keep it. @default true */
  kept?: boolean;
  /** The kinds of structured data it tells, in their order. */
  structured?: readonly string[];
}

/** Every kind of page, for what must hold on each: axe, faults, structured data, reflow. A new page is one line. */
export const pages: readonly ShopPage[] = [
  { name: 'home', path: '/', structured: ['Organization', 'WebSite'] },
  { name: 'all rooms', path: '/shop', structured: ['ItemList'] },
  { name: 'a category', path: '/shop?categoryId=sofas', structured: ['BreadcrumbList', 'ItemList'] },
  { name: 'a filtered list', path: '/shop?categoryId=sofas&color=Ash', structured: ['BreadcrumbList'] },
  { name: 'filters in a bar', path: '/shopV1?categoryId=sofas', structured: ['BreadcrumbList', 'ItemList'] },
  { name: 'a search', path: '/shop?query=chair&categoryName=all' },
  { name: 'new arrivals', path: '/new-arrival', structured: ['ItemList'] },
  { name: 'a piece', path: '/details?id=meghna-3-seater', structured: ['Product', 'BreadcrumbList'] },
  {
    name: 'a piece at length',
    path: '/detailsV1?id=sundarban-bed',
    structured: ['Product', 'BreadcrumbList'],
  },
  { name: 'a set', path: '/details?id=meghna-corner', structured: ['Product', 'BreadcrumbList'] },
  { name: 'no piece chosen', path: '/details' },
  { name: 'will it fit', path: '/will-it-fit?id=meghna-3-seater&doorWidth=75&liftWidth=110&liftDepth=140' },
  { name: 'the cart', path: '/cart' },
  { name: 'the cart in one column', path: '/cartV1' },
  { name: 'the checkout', path: '/checkout', bare: true },
  { name: 'the checkout in steps', path: '/checkoutV1', bare: true },
  { name: 'the checkout, express', path: '/checkoutV2', bare: true },
  {
    name: 'what came of a payment',
    path: '/payments/response/success',
    fetches: false,
    kept: false,
    bare: true,
  },
  { name: 'side by side', path: '/compare?id=meghna-3-seater&id=koel-accent-chair' },
  { name: 'signing in', path: '/sign-in', fetches: false },
  { name: 'signing up', path: '/sign-up', fetches: false },
  { name: 'the account', path: '/profile', fetches: false, asks: true },
  { name: 'the showrooms', path: '/outlets', structured: Array<string>(11).fill('FurnitureStore') },
  { name: 'our story', path: '/about' },
  { name: 'what a delivery costs', path: '/shipping' },
  { name: 'returns', path: '/return' },
  { name: 'privacy', path: '/privacy-policy' },
  { name: 'terms', path: '/terms-conditions' },
  { name: 'what comes next', path: '/coming-soon' },
  { name: 'orders', path: '/orders' },
  { name: 'orders and bookings', path: '/sales', asks: true },
  { name: 'contact', path: '/contact', fetches: false },
  { name: 'our letter', path: '/newsletter', fetches: false },
  { name: 'Page Not Found', path: '/nowhere', status: 404 },
];
