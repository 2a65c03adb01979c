import {
  createBundleLineFixture,
  createItemLineFixture,
  getCartPage,
  koelTitle,
  meghnaTitle,
  openCartPage,
  readStoredCart,
  seedCart,
} from '../support/cart.ts';
import { expect, test } from '../support/fixtures.ts';

for (const path of ['/cart', '/cartV1']) {
  for (const [device, width] of [
    ['a phone', 390],
    ['a desktop', 1280],
  ] as const) {
    test.describe(`${path} on ${device}`, () => {
      test.use({ viewport: { width, height: 900 } });

      test('CART-5 a line has image, title, options, unit price, line total and delivery date', async ({
        page,
      }) => {
        await seedCart(page, [createItemLineFixture('KOL-MUSTARD', 4)]);
        await openCartPage(page, path);
        const line = getCartPage(page).line(koelTitle);
        await expect(line.locator('img')).toBeVisible();
        for (const text of ['Mustard', 'KOL-MUSTARD', '৳16,800 each', '৳67,200']) {
          await expect(line.getByText(text).first()).toBeVisible();
        }
        await expect(line.getByText(/^Dhaka by \w{3} \d+ \w{3}$/)).toBeVisible();
      });

      test('CART-3 subtotal, offers and delivery add up to the total', async ({ page }) => {
        await seedCart(page, [
          createItemLineFixture('MGN-3S-ASH', 2),
          createBundleLineFixture('dinner-for-four'),
        ]);
        await openCartPage(page, path);
        const { figure } = getCartPage(page);
        await expect(figure('3 items (2 different)')).toHaveText('৳1,74,500');
        await expect(figure('Offers')).toHaveText('−৳14,040');
        await expect(figure('Delivery in Dhaka')).toHaveText('Free');
        await expect(figure('To pay')).toHaveText('৳1,60,460');
      });

      test('CART-5 “Continue shopping” and “Go to checkout” link to the shop and the checkout', async ({
        page,
      }) => {
        await seedCart(page, [createItemLineFixture('KOL-MUSTARD')]);
        await openCartPage(page, path);
        await expect(page.getByRole('link', { name: 'Go to checkout' })).toHaveAttribute('href', '/checkout');
        await page.getByRole('link', { name: 'Continue shopping' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'All furniture' })).toBeVisible();
      });
    });
  }
}

test('CART-5 /cart keeps the summary in view beside the lines, /cartV1 shows it below them', async ({
  page,
}) => {
  await seedCart(page, [
    createItemLineFixture('KOL-MUSTARD'),
    createItemLineFixture('MGN-3S-ASH'),
    createItemLineFixture('PIRI-NAT'),
    createBundleLineFixture('dinner-for-four'),
  ]);
  const boxes = async (path: string) => {
    await openCartPage(page, path);
    const { lines, summary } = getCartPage(page);
    return { lines: await lines.boundingBox(), summary: await summary.boundingBox() };
  };
  const columns = await boxes('/cart');
  expect(columns.summary?.x).toBeGreaterThan((columns.lines?.x ?? 0) + (columns.lines?.width ?? 0));
  await page.mouse.wheel(0, 500);
  await expect(getCartPage(page).summary).toBeInViewport();
  const column = await boxes('/cartV1');
  expect(column.summary?.y).toBeGreaterThan((column.lines?.y ?? 0) + (column.lines?.height ?? 0));
});

test('CART-4 applies the discount of the shop to the line and the total', async ({ page }) => {
  await seedCart(page, [createItemLineFixture('MGN-3S-ASH')]);
  await openCartPage(page);
  await expect(getCartPage(page).line(meghnaTitle)).toContainText('৳51,480');
  await expect(getCartPage(page).line(meghnaTitle)).toContainText('৳58,500');
  await expect(getCartPage(page).figure('Offers')).toHaveText('−৳7,020');
});

test('CART-3 reports a price that changed after adding, and charges the current one', async ({ page }) => {
  await seedCart(page, [createItemLineFixture('MGN-3S-ASH', 1, 49_000)]);
  await openCartPage(page);
  const line = getCartPage(page).line(meghnaTitle);
  await expect(line).toContainText('Price changed from ৳49,000 to ৳51,480 since you added it.');
  await expect(getCartPage(page).figure('To pay')).toHaveText('৳51,480');
  await line.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(line).not.toContainText('since you added it');
  expect((await readStoredCart(page)).lines[0]?.seenPrice).toBe(51_480);
});

test('CART-3 ignores a price written into the storage', async ({ page }) => {
  await seedCart(page, [{ ...createItemLineFixture('MGN-3S-ASH', 1, 1), price: 1, salesPrice: 1 } as never]);
  await openCartPage(page);
  await expect(getCartPage(page).figure('To pay')).toHaveText('৳51,480');
});

test('CART-5 the delivery charge follows the locality', async ({ page }) => {
  await seedCart(page, [createItemLineFixture('PIRI-NAT')]);
  await openCartPage(page);
  const { figure, summary } = getCartPage(page);
  await expect(figure('Delivery in Dhaka')).toHaveText('৳800');
  await summary.getByRole('button', { name: 'change area' }).click();
  const dialog = page.getByRole('dialog', { name: 'Where should we deliver?' });
  await dialog.getByLabel('Division').selectOption({ label: 'Rangpur' });
  await dialog.getByRole('button', { name: 'Deliver here' }).click();
  await expect(figure('Delivery to')).not.toHaveText('৳800');
  await expect(summary).toContainText(/by \w{3} \d+ \w{3}/);
});

test('MONEY-1 shows the amount charged in BDT when another currency is chosen', async ({ page }) => {
  await seedCart(page, [createItemLineFixture('MGN-3S-ASH')]);
  await page.addInitScript(() => localStorage.setItem('currency', 'USD'));
  await openCartPage(page);
  await expect(getCartPage(page).figure('To pay')).toHaveText(/^\$[\d,]+\.\d\d$/);
  await expect(getCartPage(page).summary).toContainText('You’ll be charged in BDT: ৳51,480.');
});
