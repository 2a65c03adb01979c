/** A page that every visitor can open. */
export interface ShopPage {
  name: string;
  path: string;
  /** @default 200 */
  status?: number;
  /** Whether it fetches data on client-side navigation. @default true */
  fetches?: boolean;
  /** Whether it has its own header and neither search nor footer, so that nothing leads away from it. @default false */
  bare?: boolean;
  /** Whether it shows guests a sign-in dialog in front of its content. @default false */
  asks?: boolean;
  /** Whether it may be cached. @default true */
  cached?: boolean;
  /** The kinds of its structured data, in order. */
  structured?: readonly string[];
}

/**
 * All kinds of pages, for tests that apply to each: axe, faults, structured data, reflow. A new page needs one line
 * here.
 */
export const allShopPages: readonly ShopPage[] = [
  { name: 'home', path: '/', structured: ['Organization', 'WebSite'] },
  { name: 'all items', path: '/shop', structured: ['ItemList'] },
  { name: 'a category', path: '/shop?categoryId=sofas', structured: ['BreadcrumbList', 'ItemList'] },
  { name: 'a filtered list', path: '/shop?categoryId=sofas&color=Ash', structured: ['BreadcrumbList'] },
  { name: 'the filter bar', path: '/shopV1?categoryId=sofas', structured: ['BreadcrumbList', 'ItemList'] },
  { name: 'a search', path: '/shop?query=chair&categoryName=all' },
  { name: 'new arrivals', path: '/new-arrival', structured: ['ItemList'] },
  { name: 'an item', path: '/details?id=meghna-3-seater', structured: ['Product', 'BreadcrumbList'] },
  {
    name: 'an item, long layout',
    path: '/detailsV1?id=sundarban-bed',
    structured: ['Product', 'BreadcrumbList'],
  },
  { name: 'a bundle', path: '/details?id=meghna-corner', structured: ['Product', 'BreadcrumbList'] },
  { name: 'no item chosen', path: '/details' },
  { name: 'the fit check', path: '/will-it-fit?id=meghna-3-seater&doorWidth=75&liftWidth=110&liftDepth=140' },
  { name: 'the cart', path: '/cart' },
  { name: 'the cart in one column', path: '/cartV1' },
  { name: 'the checkout', path: '/checkout', bare: true },
  { name: 'the checkout in steps', path: '/checkoutV1', bare: true },
  { name: 'the checkout, express', path: '/checkoutV2', bare: true },
  {
    name: 'a payment result',
    path: '/payments/response/success',
    fetches: false,
    cached: false,
    bare: true,
  },
  { name: 'a comparison', path: '/compare?id=meghna-3-seater&id=koel-accent-chair' },
  { name: 'sign-in', path: '/sign-in', fetches: false },
  { name: 'sign-up', path: '/sign-up', fetches: false },
  { name: 'the account', path: '/profile', fetches: false, asks: true },
  { name: 'the showrooms', path: '/outlets', structured: Array<string>(11).fill('FurnitureStore') },
  { name: 'our story', path: '/about' },
  { name: 'delivery charges', path: '/shipping' },
  { name: 'returns', path: '/return' },
  { name: 'privacy', path: '/privacy-policy' },
  { name: 'terms', path: '/terms-conditions' },
  { name: 'coming soon', path: '/coming-soon' },
  { name: 'orders', path: '/orders' },
  { name: 'orders and bookings', path: '/sales', asks: true },
  { name: 'contact', path: '/contact', fetches: false },
  { name: 'the newsletter', path: '/newsletter', fetches: false },
  { name: 'Page Not Found', path: '/nowhere', status: 404 },
];

/** The addresses to which `npm test -- --changed` narrows the tests that apply to each page, or nothing. */
const chosen = process.env['E2E_PAGES']?.split(' ').filter(Boolean) ?? [];

/** The pages for tests that apply to each: all of them, unless the run is narrowed. */
export const shopPages = allShopPages.filter(
  ({ path, status = 200 }) =>
    chosen.length === 0 || chosen.includes(status === 404 ? '/*' : getAddress(path)),
);

/** Returns the address of a page's route: `/payments/response` has one route for its results. */
function getAddress(path: string): string {
  const [address = ''] = path.split('?');
  return address.replace(/^(\/payments\/response)\/.*/, '$1');
}
