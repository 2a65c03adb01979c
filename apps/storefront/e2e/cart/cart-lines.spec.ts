import {
  createBundleLineFixture,
  createItemLineFixture,
  getCartPage,
  koelTitle,
  meghnaTitle,
  openCartPage,
  piriStoolTitle,
  readStoredCart,
  readStoredQuantities,
  seedCart,
} from '../support/cart.ts';
import { expect, test, waitForHydration } from '../support/fixtures.ts';

test('CART-1 keeps every change after a reload', async ({ page }) => {
  await seedCart(page, [createItemLineFixture('MGN-3S-ASH'), createItemLineFixture('KOL-MUSTARD', 2)]);
  await openCartPage(page);
  const cart = getCartPage(page);
  await cart.more(koelTitle).click();
  expect(await readStoredQuantities(page)).toEqual({ 'MGN-3S-ASH': 1, 'KOL-MUSTARD': 3 });
  await cart.action('Remove', meghnaTitle).click();
  expect(await readStoredQuantities(page)).toEqual({ 'KOL-MUSTARD': 3 });
  await page.reload();
  await waitForHydration(page);
  await expect(cart.box(koelTitle)).toHaveValue('3');
  await expect(cart.line(meghnaTitle)).toHaveCount(0);
});

test('CART-2 a double click on “Add to cart” adds exactly two', async ({ page }) => {
  await page.goto('/details?id=piri-stool&sku=PIRI-NAT');
  await waitForHydration(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Add to cart: Piri, the stool' })
    .first()
    .dblclick();
  await expect(page.getByRole('button', { name: 'Your cart, 2 in total' })).toBeVisible();
  expect(await readStoredQuantities(page)).toEqual({ 'PIRI-NAT': 2 });
});

test('CART-2 the quantity never goes below one', async ({ page }) => {
  await seedCart(page, [createItemLineFixture('KOL-MUSTARD', 2)]);
  await openCartPage(page);
  const cart = getCartPage(page);
  await cart.less(koelTitle).click();
  await expect(cart.box(koelTitle)).toHaveValue('1');
  await expect(cart.less(koelTitle)).toBeDisabled();
  await cart.box(koelTitle).fill('0');
  await cart.box(koelTitle).blur();
  await expect(cart.box(koelTitle)).toHaveValue('1');
  expect(await readStoredQuantities(page)).toEqual({ 'KOL-MUSTARD': 1 });
});

test('CART-2 limits a typed quantity of 10,000 digits to the stock', async ({ page }) => {
  await seedCart(page, [createItemLineFixture('KOL-MUSTARD', 2)]);
  await openCartPage(page);
  const box = getCartPage(page).box(koelTitle);
  await box.fill('9'.repeat(10_000));
  await box.blur();
  expect((await readStoredQuantities(page))['KOL-MUSTARD']).toBeLessThanOrEqual(13);
});

test('CART-2 removes a line at once, and Undo restores it in its place', async ({ page }) => {
  await seedCart(page, [
    createItemLineFixture('MGN-3S-ASH'),
    createItemLineFixture('KOL-MUSTARD', 2),
    createItemLineFixture('PIRI-NAT', 4),
  ]);
  await openCartPage(page);
  const cart = getCartPage(page);
  await cart.action('Remove', koelTitle).click();
  await expect(cart.line(koelTitle)).toHaveCount(0);
  await expect(page.getByText('Koel Accent Chair removed from your cart.')).toBeVisible();
  await expect(cart.line(piriStoolTitle).getByRole('link')).toBeFocused();
  await cart.undo.click();
  await expect(cart.lines.getByRole('link')).toHaveText([meghnaTitle, koelTitle, piriStoolTitle]);
  await expect(cart.box(koelTitle)).toHaveValue('2');
});

test('CART-2 a bundle and an item are separate lines, and a bundle counts as one', async ({ page }) => {
  await seedCart(page, [createBundleLineFixture('dinner-for-four', 2), createItemLineFixture('PIRI-NAT')]);
  await openCartPage(page);
  await expect(getCartPage(page).summary).toContainText('3 items (2 different)');
  await expect(getCartPage(page).line('Dinner for four, all in one')).toContainText(
    '4 × Pithha Dining Chair',
  );
});

test('CART-2 limits a line to the stock and says so', async ({ page }) => {
  await seedCart(page, [createItemLineFixture('KOL-MUSTARD', 40)]);
  await openCartPage(page);
  const cart = getCartPage(page);
  await expect(cart.line(koelTitle)).toContainText(
    'Only 13 left, so we’ve changed the quantity from 40 to 13.',
  );
  await expect(cart.box(koelTitle)).toHaveValue('13');
  await expect(cart.more(koelTitle)).toBeDisabled();
  expect(await readStoredQuantities(page)).toEqual({ 'KOL-MUSTARD': 13 });
});

test('CART-2 limits a line to 99 and says so', async ({ page }) => {
  // Its stock is 155, and no other test orders it.
  const samples = 'Namuna Sample Box';
  await seedCart(page, [createItemLineFixture('NMN-18', 98)]);
  await openCartPage(page);
  const cart = getCartPage(page);
  await cart.more(samples).click();
  await expect(cart.line(samples)).toContainText('The most you can order is 99. For more, call 16000.');
  await expect(cart.more(samples)).toBeDisabled();
});

test.describe('unavailable items', () => {
  // For the page that the checkout link leads to, until it exists.
  test.use({ expectedMessages: /status of 404/ });

  test('CART-2 CART-5 leaves unavailable lines out of the total, and “Go to checkout” leads to them', async ({
    page,
  }) => {
    await seedCart(page, [
      createItemLineFixture('MGN-2S-RUST'),
      createItemLineFixture('NO-SUCH-CODE'),
      createItemLineFixture('PIRI-NAT'),
    ]);
    await openCartPage(page);
    const cart = getCartPage(page);
    await expect(cart.line('Meghna 2-Seater')).toContainText('Sold out, so it isn’t in the total.');
    await expect(cart.lines.getByRole('listitem').filter({ hasText: 'NO-SUCH-CODE' })).toContainText(
      'We no longer sell this',
    );
    await expect(cart.figure('1 item')).toHaveText('৳1,950');

    const onwards = cart.summary.getByRole('link', { name: 'Go to checkout' });
    const what = '2 items can’t be ordered. Save them for later or remove them to continue.';
    await expect(onwards).toHaveAccessibleDescription(what);
    await onwards.click();
    await expect(page).toHaveURL('/cart');
    const save = cart.action('Save for later', 'Meghna 2-Seater');
    await expect(save).toBeFocused();
    await expect(save).toHaveAccessibleDescription(what);
    await save.click();
    await expect(cart.summary).toContainText('NO-SUCH-CODE is no longer sold. Remove it to continue.');
    await onwards.press('Enter');
    await expect(cart.action('Remove', 'NO-SUCH-CODE')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(onwards).toHaveAccessibleDescription('');
    await onwards.click();
    await expect(page).toHaveURL('/checkout');
  });
});

test('CART-2 saves a line for later without counting it, and moves it back', async ({ page }) => {
  await seedCart(page, [createItemLineFixture('MGN-3S-ASH'), createItemLineFixture('PIRI-NAT', 2)]);
  await openCartPage(page);
  const cart = getCartPage(page);
  await cart.action('Save for later', piriStoolTitle).click();
  await expect(cart.later).toContainText(piriStoolTitle);
  await expect(page.getByRole('button', { name: 'Your cart, 1 in total' })).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await cart.action('Move to cart', piriStoolTitle).click();
  await expect(cart.box(piriStoolTitle)).toHaveValue('2');
  await expect(cart.later).toHaveCount(0);
  expect((await readStoredCart(page)).later).toBeUndefined();
});

test('CART-2 increases, removes and restores lines by keyboard without losing focus', async ({ page }) => {
  await seedCart(page, [createItemLineFixture('MGN-3S-ASH'), createItemLineFixture('KOL-MUSTARD')]);
  await openCartPage(page);
  const cart = getCartPage(page);
  await cart.line(meghnaTitle).getByRole('link').focus();
  await page.keyboard.press('Tab');
  while (!(await cart.box(meghnaTitle).evaluate((box) => box === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowUp');
  expect((await readStoredQuantities(page))['MGN-3S-ASH']).toBe(2);
  await cart.action('Remove', koelTitle).focus();
  await page.keyboard.press('Enter');
  await expect(cart.line(meghnaTitle).getByRole('link')).toBeFocused();
  await cart.action('Remove', meghnaTitle).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeFocused();
  await page.keyboard.press('Alt+t');
  while (!(await cart.undo.evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(cart.line(meghnaTitle)).toBeVisible();
});
