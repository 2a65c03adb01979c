import { expect, type Locator } from '@playwright/test';
import { createCustomerFixture } from '../support/account.ts';
import { createItemLineFixture, seedCart } from '../support/cart.ts';
import {
  checkoutLayoutPaths,
  choosePaymentMethod,
  fillAsGuest,
  getCheckoutPage,
  openCheckout,
} from '../support/checkout.ts';
import { test } from '../support/fixtures.ts';
import { startIsolatedShop } from '../support/isolated-shop.ts';

const headers = { 'x-api-key': 'piri-web-public-key', 'x-device-id': 'piri-storefront' };
const lines = [createItemLineFixture('KOL-MUSTARD')];

// The browser logs the API's 422.
test.use({ expectedMessages: /422 \(Unprocessable/ });

/** Starts a shop with the usual limits, in which this person has five unpaid orders. */
async function shopWithUnpaidOrders({ fullName, mobile }: ReturnType<typeof createCustomerFixture>) {
  // With codes, the second order would require one.
  const shop = await startIsolatedShop({ CONFIRM_MOBILE: 'off' });
  const address = { division: 'Dhaka', district: 'Dhaka', upazila: 'Dhanmondi', area: 'a', line: 'b' };
  const delivery = { kind: 'HOME', address: { fullName, mobile, ...address } };
  const orderInput = { lines, delivery, paymentMethod: 'PAY_LATER' };
  const send = async (path: string, body: object) => {
    const answer = await fetch(`${shop.api}${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify(body),
    });
    expect(answer.ok).toBe(true);
    return answer.json();
  };
  const { toPay } = await send('/api/checkouts/quote', orderInput);
  for (let nth = 0; nth < 5; nth += 1) {
    await send('/api/checkouts', { ...orderInput, contact: { fullName, mobile }, expectedTotal: toPay });
  }
  return shop;
}

async function expectRefused(alert: Locator) {
  await expect(alert).toContainText('This is more than we can hold without payment.');
  await expect(alert).toContainText('pay for or cancel an earlier order, or call us');
  await expect(alert).toContainText('Nothing has been ordered or charged.');
}

test('CHECK-2 every checkout explains the limit on unpaid orders', async ({ page, browser }) => {
  // It starts a separate shop and opens four checkouts.
  test.slow();
  const person = createCustomerFixture();
  const shop = await shopWithUnpaidOrders(person);
  try {
    await seedCart(page, lines);
    for (const layout of checkoutLayoutPaths) {
      await openCheckout(page, `${shop.address}${layout}`);
      const { alert, pay } = getCheckoutPage(page);
      await fillAsGuest(page, layout, person);
      await choosePaymentMethod(page, layout, /^Cash/);
      await pay.click();
      await expectRefused(alert);
      await expect(alert).toBeFocused();
      await page.evaluate(() => sessionStorage.clear());
    }
    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto(`${shop.address}/checkoutV3?item=KOL-MUSTARD:1`);
    await plain.getByRole('textbox', { name: 'Name' }).fill(person.fullName);
    await plain.getByRole('textbox', { name: 'Mobile number' }).fill(person.mobile);
    await plain.getByRole('textbox', { name: 'Area or road' }).fill('Road 9');
    await plain.getByRole('textbox', { name: 'House and flat' }).fill('House 42');
    await plain.getByRole('radio', { name: 'Cash on delivery' }).check();
    for (const [list, place] of Object.entries({
      division: 'Dhaka',
      district: 'Dhaka',
      upazila: 'Dhanmondi',
    })) {
      await plain.locator(`select[name=${list}]`).selectOption(place);
      await plain.locator('button[value=place]').click();
    }
    await plain.locator('button[value=order]').click();
    await expectRefused(plain.locator('[data-slot=inline-alert]'));
    await plain.close();
  } finally {
    await shop.close();
  }
});
