import { test } from '../faults/fault-fixtures.ts';
import type { Fault } from '../faults/fault-proxy.ts';
import {
  connectionResetFault,
  createErrorStatusFault,
  createEveryOtherCallFault,
  createHoldUntilFault,
  createRateLimitFault,
  htmlResponseFault,
  truncatedResponseFault,
  wrongTypesFault,
} from '../faults/faults.ts';
import {
  createBundleLineFixture,
  createItemLineFixture,
  getCartPage,
  koelTitle,
  meghnaTitle,
  readStoredQuantities,
  seedCart,
} from '../support/cart.ts';
import { expect, waitForHydration } from '../support/fixtures.ts';

const lines = [
  createItemLineFixture('MGN-3S-ASH'),
  createItemLineFixture('KOL-MUSTARD', 2),
  createBundleLineFixture('dinner-for-four'),
];
const apology = 'We couldn’t load today’s prices.';

test.describe('an API that fails', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  const faults: Record<string, Fault> = {
    'resets the connection': connectionResetFault,
    'sends a truncated response': truncatedResponseFault,
    'sends HTML': htmlResponseFault,
    'sends wrong types': wrongTypesFault,
    'returns 500': createErrorStatusFault(500),
    'limits the rate': createRateLimitFault(60),
  };

  for (const [how, fault] of Object.entries(faults)) {
    test(`CART-1 keeps every line and offers “Try again” when the API ${how}`, async ({ page, shop }) => {
      await seedCart(page, lines);
      shop.front.spoil(/\/api\/carts\/offers/, fault);
      await page.goto(`${shop.front.address}/cart`);
      await waitForHydration(page);
      await expect(page.getByText(apology)).toBeVisible({ timeout: 15_000 });
      if (how === 'limits the rate') await expect(page.getByText('Please wait 1 minute.')).toBeVisible();
      await expect(getCartPage(page).lines.getByRole('listitem')).toHaveCount(3);
      await expect(page.getByText('We no longer sell this')).toHaveCount(0);
      await expect(getCartPage(page).figure('To pay')).not.toContainText('৳');
      expect(await readStoredQuantities(page)).toEqual({
        'MGN-3S-ASH': 1,
        'KOL-MUSTARD': 2,
        'dinner-for-four': 1,
      });

      await shop.front.heal();
      await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
      await expect(getCartPage(page).line(meghnaTitle)).toBeVisible();
      await expect(page.getByText(apology)).toHaveCount(0);
      await expect(getCartPage(page).figure('To pay')).toHaveText('৳1,42,580');
    });
  }

  test('CART-1 retries without an error message when every other call fails', async ({ page, shop }) => {
    await seedCart(page, lines);
    shop.front.spoil(/\/api\//, createEveryOtherCallFault(createErrorStatusFault(500)));
    await page.goto(`${shop.front.address}/cart`);
    await expect(getCartPage(page).figure('To pay')).toHaveText('৳1,42,580', { timeout: 20_000 });
    await expect(page.getByText(apology)).toHaveCount(0);
  });

  test('CART-5 keeps a coupon that cannot be checked, without its discount', async ({ page, shop }) => {
    await seedCart(page, lines, { coupon: 'PIRI500' });
    shop.front.spoil(/coupons\/apply/, createErrorStatusFault(404));
    await page.goto(`${shop.front.address}/cart`);
    await waitForHydration(page);
    const { summary, figure } = getCartPage(page);
    await expect(summary.getByRole('alert')).toContainText('We couldn’t check PIRI500.');
    await expect(figure('To pay')).toHaveText('৳1,42,580');
    await shop.front.heal();
    await summary.getByRole('button', { name: 'Try again' }).click();
    await expect(figure('To pay')).toHaveText('৳1,42,080');
  });
});

test('CART-1 shows skeleton lines while the API is slow', async ({ page, shop }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await seedCart(page, lines);
  shop.front.spoil(/\/api\//, createHoldUntilFault(released));
  await page.goto(`${shop.front.address}/cart`);
  await waitForHydration(page);
  await expect(page.locator('[data-slot=cart-line-skeleton]')).toHaveCount(3);
  await expect(getCartPage(page).empty).toHaveCount(0);
  release(undefined);
  await expect(getCartPage(page).line(koelTitle)).toBeVisible();
});
