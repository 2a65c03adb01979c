import type { Fault } from '../faults/fault-proxy.ts';
import { busy, cut, dead, everySecond, failing, held, rubbish, wrongTypes } from '../faults/faults.ts';
import { test } from '../faults/faulty-shop.ts';
import { cartPage, koel, meghna, piece, putCart, quantitiesIn, set } from '../support/cart.ts';
import { expect, hydrated } from '../support/fixtures.ts';

const lines = [piece('MGN-3S-ASH'), piece('KOL-MUSTARD', 2), set('dinner-for-four')];
const apology = 'We could not ask our stock room for today’s prices.';

test.describe('a shop that cannot be asked', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  const faults: Record<string, Fault> = {
    'hangs up': dead,
    'is cut in the middle': cut,
    'answers rubbish': rubbish,
    'answers with wrong types': wrongTypes,
    'answers 500 to everything': failing(500),
    'is busy for long': busy(60),
  };

  for (const [how, fault] of Object.entries(faults)) {
    test(`CART-1 every line stays, none is said to be gone, and “Try again” helps, when the shop ${how}`, async ({
      page,
      shop,
    }) => {
      await putCart(page, lines);
      shop.front.spoil(/\/api\/carts\/offers/, fault);
      await page.goto(`${shop.front.address}/cart`);
      await hydrated(page);
      await expect(page.getByText(apology)).toBeVisible({ timeout: 15_000 });
      if (how === 'is busy for long') await expect(page.getByText('Please wait 1 minute.')).toBeVisible();
      await expect(cartPage(page).lines.getByRole('listitem')).toHaveCount(3);
      await expect(page.getByText('We no longer sell this.')).toHaveCount(0);
      await expect(cartPage(page).figure('To pay')).not.toContainText('৳');
      expect(await quantitiesIn(page)).toEqual({ 'MGN-3S-ASH': 1, 'KOL-MUSTARD': 2, 'dinner-for-four': 1 });

      await shop.front.heal();
      await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
      await expect(cartPage(page).line(meghna)).toBeVisible();
      await expect(page.getByText(apology)).toHaveCount(0);
      await expect(cartPage(page).figure('To pay')).toHaveText('৳1,42,580');
    });
  }

  test('CART-1 half of the calls failing are asked again, and nobody notices', async ({ page, shop }) => {
    await putCart(page, lines);
    shop.front.spoil(/\/api\//, everySecond(failing(500)));
    await page.goto(`${shop.front.address}/cart`);
    await expect(cartPage(page).figure('To pay')).toHaveText('৳1,42,580', { timeout: 20_000 });
    await expect(page.getByText(apology)).toHaveCount(0);
  });

  test('CART-5 a coupon that cannot be asked after is kept, and takes nothing off', async ({
    page,
    shop,
  }) => {
    await putCart(page, lines, { coupon: 'PIRI500' });
    shop.front.spoil(/coupons\/apply/, failing(404));
    await page.goto(`${shop.front.address}/cart`);
    await hydrated(page);
    const { summary, figure } = cartPage(page);
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
  await putCart(page, lines);
  shop.front.spoil(/\/api\//, held(released));
  await page.goto(`${shop.front.address}/cart`);
  await hydrated(page);
  await expect(page.locator('[data-slot=cart-line-skeleton]')).toHaveCount(3);
  await expect(cartPage(page).empty).toHaveCount(0);
  release(undefined);
  await expect(cartPage(page).line(koel)).toBeVisible();
});
