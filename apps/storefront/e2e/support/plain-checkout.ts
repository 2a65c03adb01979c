import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Division, district, and upazila or thana. */
export type AreaNames = readonly [string, string, string];

export const dhanmondi: AreaNames = ['Dhaka', 'Dhaka', 'Dhanmondi'];
export const savar: AreaNames = ['Dhaka', 'Dhaka', 'Savar'];
export const beanibazar: AreaNames = ['Sylhet', 'Sylhet', 'Beanibazar'];

export const showDistricts = 'Show districts';
export const showUpazilas = 'Show upazilas and thanas';
export const showCharge = 'Show the delivery charge';

/** Returns the elements of the checkout whose steps are all server-rendered pages, by what a visitor sees. */
export function plainCheckout(page: Page) {
  const main = page.getByRole('main');
  return {
    main,
    box: (name: string) => main.getByRole('textbox', { name }),
    division: main.getByRole('combobox', { name: 'Division' }),
    district: main.getByRole('combobox', { name: 'District' }),
    upazila: main.getByRole('combobox', { name: 'Upazila or thana' }),
    button: (name: string) => main.getByRole('button', { name, exact: true }),
    order: main.getByRole('button', { name: /^Order( for ৳.*)?$/ }),
    key: main.locator('input[name=key]'),
    figure: (term: string | RegExp) =>
      main
        .locator('[data-slot=order-summary-line]')
        .filter({ has: page.locator('dt', { hasText: term }) })
        .locator('dd'),
    charge: main.getByText(/^Delivery to \S+: /),
  };
}

/** Goes directly from an item to the form. */
export async function buyNow(page: Page, shop = '') {
  await page.goto(`${shop}/details?id=koel-accent-chair`);
  await page.getByRole('button', { name: 'Buy now' }).click();
  await expect(page).toHaveURL(/\/checkoutV3\?item=[\w-]+%3A1$/);
}

/** Types into a text box by keyboard. */
export async function type(page: Page, name: string, text: string) {
  const box = plainCheckout(page).box(name);
  await box.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
  await expect(box).toHaveValue(text);
}

/** Chooses an option by typing its name. */
export async function pick(page: Page, list: 'division' | 'district' | 'upazila', name: string) {
  const select = plainCheckout(page)[list];
  await select.focus();
  await page.keyboard.type(name);
  await expect(select).toHaveValue(name);
}

/** Chooses division, district and upazila. The upazila is not submitted yet. */
export async function selectArea(page: Page, [division, district, upazila]: AreaNames) {
  const { button } = plainCheckout(page);
  await pick(page, 'division', division);
  await button(showDistricts).press('Enter');
  await pick(page, 'district', district);
  await button(showUpazilas).press('Enter');
  await pick(page, 'upazila', upazila);
}

/** Fills in a guest's data up to the payment method. */
export async function fillInPlainly(page: Page, area: AreaNames) {
  await type(page, 'Name', 'ফারজানা রহমান');
  await type(page, 'Mobile', '01711 482906');
  await selectArea(page, area);
  await type(page, 'Area', 'Road 9/A');
  await type(page, 'Road and house', 'House 42');
}
