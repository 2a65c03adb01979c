import { test } from '../faults/fault-fixtures.ts';
import type { Fault } from '../faults/fault-proxy.ts';
import {
  connectionReset,
  everyOtherCall,
  failingWith,
  hanging,
  htmlResponse,
  rateLimited,
  truncated,
  wrongTypes,
} from '../faults/faults.ts';
import { bundleLine, getCartPage, getQuantities, itemLine, koel, meghna, seedCart } from '../support/cart.ts';
import { expect, waitForHydration } from '../support/fixtures.ts';

const lines = [itemLine('MGN-3S-ASH'), itemLine('KOL-MUSTARD', 2), bundleLine('dinner-for-four')];
const apology = 'We could not ask our stock room for today’s prices.';

test.describe('a shop that cannot be asked', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  const faults: Record<string, Fault> = {
    'hangs up': connectionReset,
    'is cut in the middle': truncated,
    'answers rubbish': htmlResponse,
    'answers with wrong types': wrongTypes,
    'answers 500 to everything': failingWith(500),
    'is busy for long': rateLimited(60),
  };

  for (const [how, fault] of Object.entries(faults)) {
    test(`CART-1 every line stays, none is said to be gone, and “Try again” helps, when the shop ${how}`, async ({
      page,
      shop,
    }) => {
      await seedCart(page, lines);
      shop.front.spoil(/\/api\/carts\/offers/, fault);
      await page.goto(`${shop.front.address}/cart`);
      await waitForHydration(page);
      await expect(page.getByText(apology)).toBeVisible({ timeout: 15_000 });
      if (how === 'is busy for long') await expect(page.getByText('Please wait 1 minute.')).toBeVisible();
      await expect(getCartPage(page).lines.getByRole('listitem')).toHaveCount(3);
      await expect(page.getByText('We no longer sell this.')).toHaveCount(0);
      await expect(getCartPage(page).figure('To pay')).not.toContainText('৳');
      expect(await getQuantities(page)).toEqual({ 'MGN-3S-ASH': 1, 'KOL-MUSTARD': 2, 'dinner-for-four': 1 });

      await shop.front.heal();
      await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
      await expect(getCartPage(page).line(meghna)).toBeVisible();
      await expect(page.getByText(apology)).toHaveCount(0);
      await expect(getCartPage(page).figure('To pay')).toHaveText('৳1,42,580');
    });
  }

  test('CART-1 half of the calls failing are asked again, and nobody notices', async ({ page, shop }) => {
    await seedCart(page, lines);
    shop.front.spoil(/\/api\//, everyOtherCall(failingWith(500)));
    await page.goto(`${shop.front.address}/cart`);
    await expect(getCartPage(page).figure('To pay')).toHaveText('৳1,42,580', { timeout: 20_000 });
    await expect(page.getByText(apology)).toHaveCount(0);
  });

  test('CART-5 a coupon that cannot be asked after is kept, and takes nothing off', async ({
    page,
    shop,
  }) => {
    await seedCart(page, lines, { coupon: 'PIRI500' });
    shop.front.spoil(/coupons\/apply/, failingWith(404));
    await page.goto(`${shop.front.address}/cart`);
    await waitForHydration(page);
    const { summary, figure } = getCartPage(page);
    await expect(summary.getByRole('alert')).toContainText('We could not ask what PIRI500 is worth.');
    await expect(figure('To pay')).toHaveText('৳1,42,580');
    await shop.front.heal();
    await summary.getByRole('button', { name: 'Try again' }).click();
    await expect(figure('To pay')).toHaveText('৳1,42,080');
  });
});

test('CART-1 a shop that is slow: the lines keep their room and their place, and come in', async ({
  page,
  shop,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await seedCart(page, lines);
  shop.front.spoil(/\/api\//, hanging(released));
  await page.goto(`${shop.front.address}/cart`);
  await waitForHydration(page);
  await expect(page.locator('[data-slot=cart-line-skeleton]')).toHaveCount(3);
  await expect(getCartPage(page).empty).toHaveCount(0);
  release(undefined);
  await expect(getCartPage(page).line(koel)).toBeVisible();
});
