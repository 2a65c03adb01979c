import { test as faultyTest } from '../faults/fault-fixtures.ts';
import { createHoldUntilFault } from '../faults/faults.ts';
import {
  createItemLineFixture,
  getCartPage,
  koelTitle,
  meghnaTitle,
  openCartPage,
  piriStoolTitle,
  readStoredQuantities,
  seedCart,
} from '../support/cart.ts';
import { expect, test } from '../support/fixtures.ts';

const link = '/cart?lines=item:MGN-3S-ASH:1,item:PIRI-NAT:4';

test('CART-5 shares a cart by a link with skus and quantities but no prices', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await seedCart(page, [
    createItemLineFixture('MGN-3S-ASH', 1, 51_480),
    createItemLineFixture('PIRI-NAT', 4),
  ]);
  await openCartPage(page);
  await page.getByRole('button', { name: 'Share this cart' }).click();
  const field = page.getByLabel('Link to this cart');
  await expect(field).toHaveValue(new RegExp(`${link.replace('?', '\\?')}$`));
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await field.inputValue());
});

test('CART-5 adds a shared cart to the own cart at current prices', async ({ page }) => {
  await seedCart(page, [createItemLineFixture('KOL-MUSTARD'), createItemLineFixture('PIRI-NAT')]);
  await openCartPage(page, link);
  const shared = page.getByRole('region', { name: 'Someone has shared a cart with you' });
  await expect(shared).toContainText('5 items (2 different), ৳59,280 at today’s prices');
  expect(await readStoredQuantities(page)).toEqual({ 'KOL-MUSTARD': 1, 'PIRI-NAT': 1 });
  await shared.getByRole('button', { name: 'Add to my cart' }).click();
  await expect(page).toHaveURL('/cart');
  expect(await readStoredQuantities(page)).toEqual({ 'KOL-MUSTARD': 1, 'PIRI-NAT': 5, 'MGN-3S-ASH': 1 });
  await expect(getCartPage(page).line(meghnaTitle)).toBeVisible();
});

test('CART-5 replaces the own cart with the shared one, and Undo restores it', async ({ page }) => {
  await seedCart(page, [createItemLineFixture('KOL-MUSTARD')]);
  await openCartPage(page, link);
  await page.getByRole('button', { name: 'Replace my cart' }).click();
  expect(await readStoredQuantities(page)).toEqual({ 'MGN-3S-ASH': 1, 'PIRI-NAT': 4 });
  await getCartPage(page).undo.click();
  expect(await readStoredQuantities(page)).toEqual({ 'KOL-MUSTARD': 1 });
  await expect(getCartPage(page).line(koelTitle)).toBeVisible();
});

test('CART-5 can be declined, and offers no replacement when the own cart is empty', async ({ page }) => {
  await openCartPage(page, link);
  await expect(page.getByRole('button', { name: 'Use this cart' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Replace my cart' })).toHaveCount(0);
  await page.getByRole('link', { name: 'No, thanks' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(getCartPage(page).empty).toBeVisible();
});

for (const lines of ['', 'rubbish', 'item:<script>:1', 'x'.repeat(2_000)]) {
  test(`CART-5 rejects an unreadable link and changes nothing: ${lines.slice(0, 20) || 'nothing'}`, async ({
    page,
  }) => {
    await seedCart(page, [createItemLineFixture('PIRI-NAT')]);
    await openCartPage(page, `/cart?lines=${encodeURIComponent(lines)}`);
    await expect(page.getByText('We couldn’t open this shared cart.')).toBeVisible();
    await expect(getCartPage(page).line(piriStoolTitle)).toBeVisible();
    expect(await readStoredQuantities(page)).toEqual({ 'PIRI-NAT': 1 });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('CART-5 renders a shared cart with its prices in the HTML', async ({ page }) => {
    await page.goto(link);
    const shared = page.getByRole('region', { name: 'Someone has shared a cart with you' });
    await expect(shared).toContainText('5 items (2 different), ৳59,280 at today’s prices.');
    await expect(shared.getByRole('link', { name: meghnaTitle })).toBeVisible();
    await expect(shared.getByRole('button')).toHaveCount(0);
    await expect(getCartPage(page).empty).toBeHidden();
  });

  test('CART-5 shows the code of an item that is no longer sold', async ({ page }) => {
    await page.goto('/cart?lines=item:NO-SUCH:1,item:PIRI-NAT:1');
    const shared = page.getByRole('region', { name: 'Someone has shared a cart with you' });
    await expect(shared.getByRole('listitem').filter({ hasText: 'NO-SUCH' })).toContainText(
      'We no longer sell this',
    );
    await expect(shared.getByRole('link', { name: piriStoolTitle })).toBeVisible();
  });
});

faultyTest.describe('while the API does not respond', () => {
  faultyTest(
    'CART-5 a shared cart is not cached, and the browser asks for its prices',
    async ({ page, shop }) => {
      shop.api.spoil(/carts\/offers/, createHoldUntilFault());
      const response = await page.goto(shop.front.address + link);
      expect(response?.headers()['cache-control']).toBe('no-store');
      const shared = page.getByRole('region', { name: 'Someone has shared a cart with you' });
      await expect(shared).toContainText('5 items (2 different).');
      await shop.api.heal();
      await expect(shared).toContainText('৳59,280 at today’s prices.', { timeout: 20_000 });
    },
  );
});
