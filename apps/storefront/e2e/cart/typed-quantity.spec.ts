import type { Locator, Page } from '@playwright/test';
import { startFaultProxy } from '../faults/fault-proxy.ts';
import { createHoldUntilFault } from '../faults/faults.ts';
import {
  createItemLineFixture,
  getCartPage,
  openCartPage,
  readStoredQuantities,
  seedCart,
} from '../support/cart.ts';
import { expect, test, waitForHydration } from '../support/fixtures.ts';
import { urls } from '../support/urls.ts';

// No other test orders these two, so that their stock stays 11 and 13.
const cabinet = 'Nothi File Cabinet';
const chair = 'Bhanj Folding Chair';

interface Typed {
  typed: string;
  becomes: string;
  says: string;
}

const only = (stock: number) => `Only ${stock} in stock.`;
const tooMany = (stock: number) => (typed: string) => ({ typed, becomes: String(stock), says: only(stock) });
const others: Typed[] = [
  { typed: '0', becomes: '1', says: 'The smallest quantity is 1.' },
  { typed: '', becomes: '2', says: 'Reset to 2. Please enter a whole number.' },
  { typed: 'two', becomes: '2', says: 'Reset to 2. Please enter a whole number.' },
];
const eleven: Typed[] = [...['12', '50', '১২', '৯৯'].map(tooMany(11)), ...others];
const thirteen: Typed[] = [...['99', '14', '৫০'].map(tooMany(13)), ...others];

/** Clears the box by keyboard, so that it contains only what is typed. */
async function startTyping(box: Locator) {
  await box.focus();
  await box.press('ControlOrMeta+a');
  await box.press('Backspace');
}

async function typeAndLeave(page: Page, box: Locator, { typed, becomes, says }: Typed) {
  await startTyping(box);
  await page.keyboard.type(typed);
  await expect(box).toHaveValue(typed);
  await page.keyboard.press('Tab');
  await expect(box).toHaveValue(becomes);
  await expect(box).toHaveAccessibleDescription(says);
  await expect(page.getByRole('status').filter({ hasText: says })).toBeVisible();
}

async function openItem(page: Page, path: string) {
  await page.goto(path);
  await waitForHydration(page);
  const main = page.getByRole('main');
  return {
    box: main.getByRole('spinbutton', { name: 'Quantity' }),
    add: main.locator('#buy').getByRole('button', { name: /^Add to cart/ }),
    buyNow: main.getByRole('button', { name: 'Buy now' }),
  };
}

for (const { path, stock, cases } of [
  { path: '/details?id=nothi-file-cabinet&sku=NTH-4', stock: 11, cases: eleven },
  { path: '/details?id=bhanj-folding-chair&sku=BHJ-BLK', stock: 13, cases: thirteen },
  { path: '/detailsV1?id=nothi-file-cabinet&sku=NTH-4', stock: 11, cases: eleven },
]) {
  test(`CART-2 limits a typed quantity to the stock of ${stock} on blur and says so: ${path}`, async ({
    page,
  }) => {
    const { box } = await openItem(page, path);
    for (const each of cases) {
      await startTyping(box);
      await page.keyboard.type('2');
      await page.keyboard.press('Tab');
      await expect(box).toHaveValue('2');
      await typeAndLeave(page, box, each);
    }
  });
}

test('CART-2 corrects a quantity typed in the cart on blur, and stores it only then', async ({ page }) => {
  await seedCart(page, [createItemLineFixture('NTH-4', 2), createItemLineFixture('BHJ-BLK', 2)]);
  await openCartPage(page);
  const cart = getCartPage(page);
  for (const { name, code, cases } of [
    { name: cabinet, code: 'NTH-4', cases: eleven },
    { name: chair, code: 'BHJ-BLK', cases: thirteen },
  ]) {
    for (const each of cases) {
      await startTyping(cart.box(name));
      await page.keyboard.type('2');
      await page.keyboard.press('Enter');
      await expect.poll(() => readStoredQuantities(page)).toMatchObject({ [code]: 2 });
      await startTyping(cart.box(name));
      await page.keyboard.type(each.typed);
      await expect(cart.box(name)).toHaveValue(each.typed);
      expect(await readStoredQuantities(page)).toMatchObject({ [code]: 2 });
      await page.keyboard.press('Tab');
      await expect(cart.box(name)).toHaveValue(each.becomes);
      await expect(cart.box(name)).toHaveAccessibleDescription(each.says);
      await expect(cart.line(name)).toContainText(each.says);
      await expect.poll(() => readStoredQuantities(page)).toMatchObject({ [code]: Number(each.becomes) });
    }
  }
});

test('CART-2 limits a pasted quantity, and the message disappears with the next change', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { box } = await openItem(page, '/details?id=nothi-file-cabinet&sku=NTH-4');
  await page.evaluate(() => navigator.clipboard.writeText('৫০'));
  await box.focus();
  await box.press('ControlOrMeta+a');
  await box.press('ControlOrMeta+v');
  await expect(box).toHaveValue('৫০');
  await box.press('Enter');
  await expect(box).toHaveValue('11');
  await expect(page.getByText(only(11))).toBeVisible();
  await box.press('ArrowDown');
  await expect(box).toHaveValue('10');
  await expect(page.getByText(only(11))).toHaveCount(0);
  await box.press('End');
  await expect(page.getByText(only(11))).toHaveCount(0);
  await box.press('ArrowUp');
  await expect(page.getByText(only(11))).toBeVisible();
});

test('CART-2 adds the limited quantity with one click when more than the stock is typed', async ({
  page,
}) => {
  const { box, add } = await openItem(page, '/details?id=nothi-file-cabinet&sku=NTH-4');
  await startTyping(box);
  await page.keyboard.type('50');
  await add.click();
  await expect(box).toHaveValue('11');
  expect(await readStoredQuantities(page)).toEqual({ 'NTH-4': 11 });
  await expect(page.getByText(only(11)).first()).toBeVisible();
});

test('CART-2 “Buy now” passes on the limited quantity, also when clicked at its upper edge', async ({
  page,
}) => {
  const { box, buyNow } = await openItem(page, '/details?id=nothi-file-cabinet&sku=NTH-4');
  await startTyping(box);
  await page.keyboard.type('50');
  await buyNow.click({ position: { x: 40, y: 3 } });
  await expect(page).toHaveURL('/checkoutV3?item=NTH-4%3A11');
});

test('CART-2 limits the quantity for a colour with less stock, and restores it for the other', async ({
  page,
}) => {
  const { box, add } = await openItem(page, '/details?id=bhanj-folding-chair&sku=BHJ-GRN');
  await startTyping(box);
  await page.keyboard.type('20');
  await page.keyboard.press('Tab');
  await page.getByRole('radio', { name: /^Black/ }).check({ force: true });
  await expect(box).toHaveValue('13');
  await expect(box).toHaveAccessibleDescription(only(13));
  await page.getByRole('radio', { name: /^Green/ }).check({ force: true });
  await expect(box).toHaveValue('20');
  await expect(box).toHaveAccessibleDescription('');
  await add.click();
  expect(await readStoredQuantities(page)).toEqual({ 'BHJ-GRN': 20 });
});

for (const [typed, early, becomes] of [
  ['3', 3, '3'],
  ['50', 50, '11'],
  ['two', 1, '1'],
] as const) {
  test(`CART-2 adds the quantity ${typed} typed before hydration, and corrects it afterwards`, async ({
    page,
  }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
    const proxy = await startFaultProxy(urls.shop);
    proxy.spoil(/\.js$/, createHoldUntilFault(released));
    await page.goto(`${proxy.address}/details?id=nothi-file-cabinet&sku=NTH-4`);
    const box = page.getByRole('main').getByRole('spinbutton', { name: 'Quantity' });
    await startTyping(box);
    await page.keyboard.type(typed);
    await page
      .locator('#buy')
      .getByRole('button', { name: /^Add to cart/ })
      .click();
    expect(await readStoredQuantities(page)).toEqual({ 'NTH-4': early });
    await expect(box).toHaveValue(typed);
    release(undefined);
    await waitForHydration(page);
    await expect(box).toHaveValue(becomes);
    await expect.poll(() => readStoredQuantities(page)).toEqual({ 'NTH-4': Number(becomes) });
    await page.close();
    await proxy.stop();
  });
}

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 720 } });

  test('CART-2 the quantity message fits at 320 px without horizontal scrolling', async ({ page }) => {
    await seedCart(page, [createItemLineFixture('BHJ-BLK', 2)]);
    await openCartPage(page);
    const cart = getCartPage(page);
    await typeAndLeave(page, cart.box(chair), { typed: '99', becomes: '13', says: only(13) });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
