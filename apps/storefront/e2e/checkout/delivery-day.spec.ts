import type { Page } from '@playwright/test';
import { createItemLineFixture, seedCart } from '../support/cart.ts';
import {
  choosePaymentMethod,
  fetchOrderOnPage,
  fillAsGuest,
  getCheckoutPage,
  openCheckout,
} from '../support/checkout.ts';
import { expect, test } from '../support/fixtures.ts';

const getDayField = (page: Page) => {
  const { main } = getCheckoutPage(page);
  return {
    later: main.getByRole('radio', { name: /^On a day of your choice/ }),
    text: main.getByRole('textbox', { name: /^Which day/ }),
    open: main.getByRole('button', { name: 'Open the calendar' }),
    calendar: main.getByRole('dialog', { name: 'Choose a day' }),
  };
};

/** Returns a day that many days after today in Dhaka, and not a Friday. */
function getWorkingDay(ahead: number): string {
  const day = new Date(Date.now() + (6 + ahead * 24) * 3_600_000);
  if (day.getUTCDay() === 5) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

async function fillCheckout(page: Page) {
  await seedCart(page, [createItemLineFixture('PIRI-NAT')]);
  await openCheckout(page, '/checkout');
  await fillAsGuest(page, '/checkout');
}

test('CHECK-1 chooses a later day in the calendar, in which a Friday says why not', async ({
  page,
  request,
}) => {
  const loaded: string[] = [];
  page.on('request', (call) => loaded.push(call.url()));
  await fillCheckout(page);
  const { later, text, open, calendar } = getDayField(page);
  await expect(later).toBeVisible();
  expect(loaded.filter((url) => /picker/.test(url))).toEqual([]);

  await later.check();
  await open.click();
  const days = calendar.getByRole('gridcell').getByRole('button');
  await expect(calendar.locator(':focus')).toHaveAttribute('tabindex', '0');
  await calendar.getByRole('button', { name: 'Next month' }).click();
  const friday = days.and(page.getByRole('button', { name: /^Friday/ })).first();
  await expect(friday).toHaveAccessibleDescription(
    /^We don’t deliver on Fridays|^You can choose a day up to/,
  );
  await friday.click({ force: true });
  await expect(calendar).toBeVisible();
  await expect(text).toHaveValue('');

  const day = await days.and(page.locator(':not([aria-disabled])')).first().getAttribute('data-date');
  await calendar.locator(`[data-date="${day}"]`).press('Enter');
  await expect(calendar).toBeHidden();
  await expect(text).toHaveValue(day?.split('-').reverse().join('/') ?? '');

  await choosePaymentMethod(page, '/checkout', /^Cash/);
  await getCheckoutPage(page).pay.click();
  await expect(page).toHaveURL(/\/payments\/response\/success\?invoiceId=/);
  const order = await fetchOrderOnPage(page, request);
  expect(order.delivery).toMatchObject({ day });
});

test('CHECK-1 FORM-1 takes a typed day in Bangla digits, and links to it if it is missing', async ({
  page,
}) => {
  await fillCheckout(page);
  const { later, text } = getDayField(page);
  const { main, pay } = getCheckoutPage(page);
  await later.check();
  await choosePaymentMethod(page, '/checkout', /^Cash/);
  await expect(text).toBeVisible();
  await pay.click();
  await main.getByRole('link', { name: 'Choose a day.' }).press('Enter');
  await expect(text).toBeFocused();
  await expect(text).toHaveAccessibleDescription('Choose a day.');

  const day = getWorkingDay(30);
  const typed = day.split('-').reverse().join('/');
  await page.keyboard.type(typed.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit))));
  await page.keyboard.press('Tab');
  await expect(text).toHaveValue(typed);
  await expect(text).not.toHaveAttribute('aria-invalid');
  await page.reload();
  await expect(text).toHaveValue(typed);
});

test.describe('if the calendar cannot be loaded', () => {
  test.use({ expectedMessages: /net::ERR_FAILED|dynamically imported module/ });

  test('CHECK-1 offers the days in a list', async ({ page }) => {
    await page.route(/delivery-day-picker/, (route) => route.abort());
    await fillCheckout(page);
    await getDayField(page).later.check();
    const list = getCheckoutPage(page).main.getByRole('combobox', { name: /^Which day/ });
    await expect(list.getByRole('option')).not.toHaveCount(1);
  });
});
