import { piece, putCart } from '../support/cart.ts';
import { checkoutPage, fillAsGuest, openCheckout, payBy } from '../support/checkout.ts';
import { expect, test } from '../support/fixtures.ts';
import { atGateway, resultPage } from '../support/orders.ts';
import { openOwnShop } from '../support/own-shop.ts';

test.use({ expectedMessages: /Failed to load resource/ });

test('CHECK-2 CHECK-3 an API that is ended by force before the order, and once more before the payment, loses neither and takes none twice', async ({
  page,
  request,
}) => {
  // It opens a shop of its own, three times.
  test.slow();
  const shop = await openOwnShop();
  try {
    // There are four.
    await putCart(page, [piece('BTG-BLK', 3)]);
    await openCheckout(page, `${shop.address}/checkout`);
    const { alert, pay } = checkoutPage(page);
    await fillAsGuest(page, '/checkout');
    await payBy(page, '/checkout', /^Card/);
    await shop.kill();
    await pay.click();
    // The client tries three times before anybody is told.
    const unheard = alert.filter({ hasText: 'We did not hear whether your order arrived.' });
    await expect(unheard).toBeVisible({ timeout: 20_000 });
    await shop.startAgain();
    await unheard.getByRole('button', { name: 'Send it again' }).click();
    await expect(page.getByRole('heading', { name: 'Pay for your order' })).toBeVisible();
    await shop.kill();
    await shop.startAgain();
    await atGateway(page, 'Pay');
    await expect(resultPage(page).says(/^It comes by/)).toBeVisible();
    const answer = await request.post(`${shop.api}/api/checkouts/quote`, {
      headers: { 'x-api-key': 'piri-web-public-key', 'x-device-id': 'piri-storefront' },
      data: { lines: [piece('BTG-BLK')] },
    });
    expect((await answer.json()).lines).toMatchObject([{ available: 1 }]);
  } finally {
    await shop.close();
  }
});
