import { createItemLineFixture, seedCart } from '../support/cart.ts';
import { choosePaymentMethod, fillAsGuest, getCheckoutPage, openCheckout } from '../support/checkout.ts';
import { expect, test } from '../support/fixtures.ts';
import { startIsolatedShop } from '../support/isolated-shop.ts';
import { getPaymentResultPage, submitSandboxPayment } from '../support/orders.ts';

test.use({ expectedMessages: /Failed to load resource/ });

test('CHECK-2 CHECK-3 a killed API neither loses nor duplicates the order and its payment', async ({
  page,
  request,
}) => {
  // Starts a separate shop three times.
  test.slow();
  const shop = await startIsolatedShop();
  try {
    // The stock is four.
    await seedCart(page, [createItemLineFixture('BTG-BLK', 3)]);
    await openCheckout(page, `${shop.address}/checkout`);
    const { alert, pay } = getCheckoutPage(page);
    await fillAsGuest(page, '/checkout');
    await choosePaymentMethod(page, '/checkout', /^Card/);
    await shop.kill();
    await pay.click();
    // The client tries three times before it reports an error.
    const unheard = alert.filter({ hasText: 'We couldn’t confirm that your order went through.' });
    await expect(unheard).toBeVisible({ timeout: 20_000 });
    await shop.startAgain();
    await unheard.getByRole('button', { name: 'Send the order again' }).click();
    await expect(page.getByRole('heading', { name: 'Pay for your order' })).toBeVisible();
    await shop.kill();
    await shop.startAgain();
    await submitSandboxPayment(page, 'Pay');
    await expect(getPaymentResultPage(page).says(/^Arriving by/)).toBeVisible();
    const answer = await request.post(`${shop.api}/api/checkouts/quote`, {
      headers: { 'x-api-key': 'piri-web-public-key', 'x-device-id': 'piri-storefront' },
      data: { lines: [createItemLineFixture('BTG-BLK')] },
    });
    expect((await answer.json()).lines).toMatchObject([{ available: 1 }]);
  } finally {
    await shop.close();
  }
});
