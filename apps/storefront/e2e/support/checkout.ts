import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { type Customer, createCustomerFixture } from './account.ts';
import { waitForHydration } from './fixtures.ts';
import { urls } from './urls.ts';

export const checkoutLayoutPaths = ['/checkout', '/checkoutV1', '/checkoutV2'] as const;
export type CheckoutLayoutPath = (typeof checkoutLayoutPaths)[number];

/** Returns the checkout's elements, in any layout, by what a visitor sees. */
export function getCheckoutPage(page: Page) {
  const main = page.getByRole('main');
  return {
    main,
    box: (name: string | RegExp) => main.getByRole('textbox', { name }),
    choice: (name: string | RegExp) => main.getByRole('radio', { name }),
    next: (name: string) => main.getByRole('button', { name, exact: true }),
    /** The final submit button, whatever amount it names. */
    pay: main.locator('button[type=submit]').filter({ hasText: /^(Pay|Order for) ৳/ }),
    figure: (term: string | RegExp) =>
      main
        .locator('[data-slot=order-summary-amount]')
        .filter({ has: page.locator('dt', { hasText: term }) })
        .locator('dd'),
    empty: main.getByRole('heading', { name: 'Your cart is empty' }),
    alert: main.locator('[data-slot=inline-alert]:visible'),
  };
}

export async function openCheckout(page: Page, path: string) {
  await page.goto(path);
  await waitForHydration(page);
}

/** Fills in a guest's data in the given layout, up to the final submit button. */
export async function fillAsGuest(
  page: Page,
  layout: CheckoutLayoutPath,
  { fullName, mobile }: Customer = createCustomerFixture(),
) {
  const { box, next } = getCheckoutPage(page);
  await box('Mobile number').fill(mobile);
  await box('Name').fill(fullName);
  if (layout === '/checkoutV1') await next('Continue to delivery').click();
  if (layout === '/checkoutV2') {
    const areaField = page.getByRole('combobox', { name: 'Upazila or thana' });
    await areaField.fill('dhanm');
    await page.getByRole('option', { name: 'Dhanmondi, Dhaka' }).click();
  } else {
    await chooseArea(page);
  }
  await box('Area or road').fill('Road 9/A');
  await box('House and flat').fill('House 42, flat 5B');
  if (layout === '/checkoutV1') await next('Continue to payment').click();
}

export async function chooseArea(page: Page, upazila = 'Dhanmondi') {
  const { main } = getCheckoutPage(page);
  await main.getByLabel(/^Division/).selectOption('Dhaka');
  await main.getByLabel(/^District/).selectOption('Dhaka');
  await main.locator('select[name=upazila]').selectOption(upazila);
}

/** Chooses a payment method by its first word and goes on to the final submit button. */
export async function choosePaymentMethod(page: Page, layout: CheckoutLayoutPath, way: RegExp) {
  const { choice, next } = getCheckoutPage(page);
  // The radio is covered by its label.
  await choice(way).check({ force: layout === '/checkoutV2' });
  if (layout === '/checkoutV1') await next('Check your order').click();
}

/** Fetches the order of a result page from the API. */
export async function fetchOrderOnPage(page: Page, request: APIRequestContext) {
  const invoiceId = new URL(page.url()).searchParams.get('invoiceId') ?? '';
  const guestToken = await page.evaluate(
    (id) =>
      (
        JSON.parse(localStorage.getItem('placedOrders') ?? '[]') as {
          invoiceId: string;
          guestToken?: string;
        }[]
      ).find((order) => order.invoiceId === id)?.guestToken ?? '',
    invoiceId,
  );
  const answer = await request.get(`${urls.api}/api/checkouts`, {
    headers: {
      'x-api-key': 'piri-web-public-key',
      'x-device-id': 'piri-storefront',
      'x-guest-token': guestToken,
    },
    params: { invoiceId },
  });
  expect(answer.status()).toBe(200);
  return answer.json();
}
