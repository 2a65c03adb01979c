import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Division, district, and upazila or thana. */
export type AreaNames = readonly [string, string, string];

export const dhanmondi: AreaNames = ['Dhaka', 'Dhaka', 'Dhanmondi'];
export const savar: AreaNames = ['Dhaka', 'Dhaka', 'Savar'];
export const beanibazar: AreaNames = ['Sylhet', 'Sylhet', 'Beanibazar'];

export const showDistrictsLabel = 'Show districts';
export const showUpazilasLabel = 'Show upazilas and thanas';
export const showDeliveryChargeLabel = 'Show the delivery charge';

/** Returns the elements of the checkout whose steps are all server-rendered pages, by what a visitor sees. */
export function getServerRenderedCheckoutPage(page: Page) {
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
        .locator('[data-slot=order-summary-amount]')
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
export async function typeIntoTextBox(page: Page, name: string, text: string) {
  const box = getServerRenderedCheckoutPage(page).box(name);
  await box.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
  await expect(box).toHaveValue(text);
}

/** Chooses an option by typing its name. */
export async function selectAreaOption(page: Page, list: 'division' | 'district' | 'upazila', name: string) {
  const select = getServerRenderedCheckoutPage(page)[list];
  await select.focus();
  await page.keyboard.type(name);
  await expect(select).toHaveValue(name);
}

/** Chooses division, district and upazila. The upazila is not submitted yet. */
export async function selectArea(page: Page, [division, district, upazila]: AreaNames) {
  const { button } = getServerRenderedCheckoutPage(page);
  await selectAreaOption(page, 'division', division);
  await button(showDistrictsLabel).press('Enter');
  await selectAreaOption(page, 'district', district);
  await button(showUpazilasLabel).press('Enter');
  await selectAreaOption(page, 'upazila', upazila);
}

/** Fills in a guest's data up to the payment method. */
export async function fillServerRenderedCheckout(page: Page, area: AreaNames) {
  await typeIntoTextBox(page, 'Name', 'ফারজানা রহমান');
  await typeIntoTextBox(page, 'Mobile number', '01711 482906');
  await selectArea(page, area);
  await typeIntoTextBox(page, 'Area or road', 'Road 9/A');
  await typeIntoTextBox(page, 'House and flat', 'House 42');
}
