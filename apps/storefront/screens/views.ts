import type { Locator, Page } from 'playwright-core';

export const widths = [390, 768, 1280, 1920] as const;
export const themes = ['light', 'dark'] as const;

export interface View {
  /** The name of its sheet's file. */
  name: string;
  path: string;
  /** The widths at which it exists; a phone has no mega menu. @default every width */
  widths?: readonly number[];
  /** Whether pop-ups may open. They would cover other views at random. @default false */
  popUps?: boolean;
  /** What to do before the screenshot is taken. */
  act?: (page: Page) => Promise<void>;
}

export const views: readonly View[] = [
  { name: 'home', path: '/' },
  { name: 'all-rooms', path: '/shop' },
  { name: 'category', path: '/shop?categoryId=sofas' },
  { name: 'category-v1', path: '/shopV1?categoryId=sofas' },
  { name: 'filtered', path: '/shop?categoryId=living-room&color=Ash&color=Teal&maxPrice=60000' },
  { name: 'search', path: '/shop?query=chair&categoryName=all' },
  { name: 'new-arrival', path: '/new-arrival' },
  { name: 'contact', path: '/contact' },
  { name: 'newsletter', path: '/newsletter' },
  { name: 'home-place', path: '/', act: openAreaDialog },
  { name: 'details', path: '/details?id=meghna-3-seater' },
  { name: 'details-v1', path: '/detailsV1?id=sundarban-bed' },
  { name: 'details-set', path: '/details?id=meghna-corner' },
  { name: 'details-choose', path: '/details' },
  {
    name: 'will-it-fit',
    path: '/will-it-fit?id=meghna-3-seater&doorWidth=75&stairWidth=100&landing=100&liftWidth=110&liftDepth=140&roomWidth=320&roomDepth=400',
  },
  { name: 'compare', path: '/compare?id=meghna-3-seater&id=teesta-sofa-cum-bed&id=koel-accent-chair' },
  { name: 'not-found', path: '/nowhere' },
  { name: 'home-mega-menu', path: '/', widths: [768, 1280, 1920], act: openMegaMenu },
  { name: 'home-phone-menu', path: '/', widths: [390], act: openPhoneMenu },
  { name: 'home-cart', path: '/', act: openCart },
  { name: 'home-cart-filled', path: '/', act: openFilledCart },
  { name: 'campaign', path: '/', popUps: true, act: openCampaign },
  { name: 'offer', path: '/', popUps: true, act: openOffer },
  { name: 'contact-modal', path: '/', act: openContact },
  { name: 'filter-sheet', path: '/shop?categoryId=sofas', widths: [390, 768], act: openFilters },
  { name: 'cart', path: '/cart', act: fillCart },
  { name: 'cart-v1', path: '/cartV1', act: fillCart },
  { name: 'cart-empty', path: '/cart' },
  { name: 'sign-in', path: '/sign-in' },
  { name: 'sign-up', path: '/sign-up' },
  { name: 'forgot-password', path: '/sign-in#forgot' },
  { name: 'profile-signed-out', path: '/profile', act: closeSignIn },
  { name: 'profile-sign-in', path: '/profile', act: openSignIn },
  { name: 'profile-sign-up', path: '/profile', act: openSignUp },
  ...['overview', 'details', 'addresses', 'orders', 'bookings', 'wishlist', 'password'].map((tab) => ({
    name: `profile-${tab}`,
    path: `/profile?tab=${tab}`,
    act: signInAsDemo,
  })),
  { name: 'address-form', path: '/profile?tab=addresses', act: openAddressForm },
  { name: 'address-removal', path: '/profile?tab=addresses', act: openAddressRemoval },
  { name: 'account-removal', path: '/profile?tab=details', act: openAccountRemoval },
  { name: 'checkout', path: '/checkout', act: fillCart },
  { name: 'checkout-v1', path: '/checkoutV1', act: fillCart },
  { name: 'checkout-v2', path: '/checkoutV2', act: fillCart },
  { name: 'booking-form', path: '/checkoutV2?booking=PDM-LEFT-BEIGE' },
  { name: 'order-result', path: '/orders', act: openResult },
  { name: 'payment-result', path: '/payments/response/success' },
  { name: 'orders-guest', path: '/orders' },
  { name: 'orders', path: '/orders', act: signInForSales },
  { name: 'sales', path: '/sales', act: signInForSales },
  { name: 'order', path: '/orders', act: openOrder },
  { name: 'booking', path: '/sales?view=BOOKINGS', act: openOrder },
  { name: 'return-request', path: '/return', act: openReturn },
  ...['outlets', 'about', 'shipping', 'return', 'privacy-policy', 'terms-conditions', 'coming-soon'].map(
    (name) => ({ name, path: `/${name}` }),
  ),
];

const signIn = (page: Page) => page.getByRole('dialog', { name: 'Sign in' });

async function openSignIn(page: Page) {
  await signIn(page).waitFor();
}

async function closeSignIn(page: Page) {
  await signIn(page).getByRole('button', { name: 'Close' }).click();
  await signIn(page).waitFor({ state: 'hidden' });
}

async function openSignUp(page: Page) {
  await signIn(page).getByRole('link', { name: 'Create an account' }).click();
  await page.getByRole('dialog', { name: 'Create an account' }).waitFor();
}

/** Signs in as the demo customer, who exists in every development shop. */
async function signInAsDemo(page: Page) {
  await signIn(page).getByRole('textbox', { name: 'Email or mobile number' }).fill('demo@piri.example');
  await signIn(page)
    .getByLabel(/^Password/)
    .fill('piri123');
  await page.keyboard.press('Enter');
  await signIn(page).waitFor({ state: 'hidden' });
  await page.waitForLoadState('networkidle');
  await page.getByRole('main').locator('[data-slot^=skeleton]').first().waitFor({ state: 'detached' });
}

/**
 * Signs in and waits for the orders. If the page shows guests two options instead of the form, opens the form first.
 */
async function signInForSales(page: Page) {
  const isAsked = await signIn(page).isVisible();
  if (!isAsked) await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signInAsDemo(page);
  await page.getByRole('main').getByRole('link', { name: /^PR-/ }).first().waitFor();
}

async function openOrder(page: Page) {
  await signInForSales(page);
  await page.getByRole('main').getByRole('link', { name: /^PR-/ }).first().click();
  await page.getByRole('region', { name: 'Invoice' }).waitFor();
}

/** Opens the page to which the payment returns. */
async function openResult(page: Page) {
  const answer = page.waitForResponse(
    (one) => new URL(one.url()).pathname === '/api/sales' && one.request().method() === 'GET',
  );
  await openOrder(page);
  const { invoiceId } = await (await answer).json();
  await page.goto(new URL(`/payments/response/success?invoiceId=${invoiceId}`, page.url()).href);
  await page.getByRole('region', { name: 'Invoice' }).waitFor();
}

/** Opens the return form of a delivered order. */
async function openReturn(page: Page) {
  await page.getByRole('button', { name: 'Choose an order' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signInAsDemo(page);
  await page.getByRole('main').getByRole('link', { name: /^PR-/ }).first().click();
  await page.getByRole('button', { name: 'Request return' }).waitFor();
}

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

async function openFilledCart(page: Page) {
  await keepCart(page);
  await page.locator('html[data-hydrated]').waitFor();
  await openCart(page);
  await page.getByRole('link', { name: 'View Cart' }).waitFor();
}

const popUp = (page: Page) => page.locator('[data-slot=pop-up]');

async function openCampaign(page: Page) {
  await popUp(page).getByRole('link').waitFor();
}

async function openOffer(page: Page) {
  await openCampaign(page);
  await popUp(page).getByRole('button', { name: 'Close' }).click();
  await popUp(page).getByRole('textbox', { name: 'Email' }).waitFor();
}

async function openContact(page: Page) {
  await page.getByRole('contentinfo').getByRole('link', { name: /@/ }).click();
  await page.getByRole('dialog').waitFor();
}

async function openFilters(page: Page) {
  await page.getByRole('link', { name: 'Filters' }).click();
  await page.getByRole('dialog', { name: 'Filters' }).waitFor();
}

async function openAddressForm(page: Page) {
  await signInAsDemo(page);
  await page.getByRole('button', { name: 'Add an address' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Division' }).waitFor();
}

async function openAddressRemoval(page: Page) {
  await openAddressForm(page);
  const form = page.getByRole('dialog');
  const remove = page.getByRole('button', { name: /^Remove/, includeHidden: true }).first();
  if (await remove.isVisible()) await page.keyboard.press('Escape');
  else await typeAddress(form);
  await form.waitFor({ state: 'hidden' });
  await remove.click();
  await page.getByRole('alertdialog').waitFor();
}

async function typeAddress(form: Locator) {
  const boxes = {
    'Who should': 'Farzana Rahman',
    Mobile: '01711482906',
    'Area or': 'Road 9/A',
    House: '42, flat 5B',
  };
  const areas = { Division: 'Dhaka', District: 'Dhaka', Upazila: 'Dhanmondi' };
  for (const [name, text] of Object.entries(boxes)) await form.getByRole('textbox', { name }).fill(text);
  for (const [name, area] of Object.entries(areas)) {
    await form.getByRole('combobox', { name }).selectOption(area);
  }
  await form.getByRole('button', { name: 'Add this address' }).click();
}

async function openAccountRemoval(page: Page) {
  await signInAsDemo(page);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('dialog').waitFor();
}

/**
 * Fills the cart as a returning visitor finds it: with a raised price, too many, a bundle, and an item saved for later.
 */
async function fillCart(page: Page) {
  await keepCart(page);
  await page.getByText('To pay:', { exact: false }).waitFor({ state: 'attached' });
}

async function keepCart(page: Page) {
  const item = (code: string, quantity: number) => ({ sourceType: 'item', code, quantity });
  const lines = [
    { ...item('MGN-3S-ASH', 1), seenPrice: 49_000 },
    item('KOL-MUSTARD', 40),
    { sourceType: 'bundle', code: 'dinner-for-four', quantity: 1 },
  ];
  const cart = JSON.stringify({ version: 1, lines, later: [item('PIRI-NEEL', 2)] });
  await page.evaluate((text) => localStorage.setItem('cart', text), cart);
  await page.reload();
}

async function openAreaDialog(page: Page) {
  await page.getByRole('button', { name: 'Change area' }).click();
  await page.getByRole('button', { name: 'Deliver here' }).waitFor();
}
