import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from '../support/fixtures.ts';
import {
  beanibazar,
  buyNow,
  dhanmondi,
  fillServerRenderedCheckout,
  getServerRenderedCheckoutPage,
  selectArea,
  selectAreaOption,
  showDeliveryChargeLabel,
  showDistrictsLabel,
  showUpazilasLabel,
  typeIntoTextBox,
} from '../support/get-server-rendered-checkout-page.ts';

const optionsOf = (page: Page, list: 'division' | 'district' | 'upazila') =>
  getServerRenderedCheckoutPage(page)[list].getByRole('option').allTextContents();

/** Returns the form's values without the locality and the agreed total. */
const typedIn = (page: Page) =>
  page
    .locator('form[method=post]')
    .evaluate((form: HTMLFormElement) =>
      Object.fromEntries(
        [...new FormData(form)].filter(([name]) => !/^(division|district|upazila|agreed)/.test(name)),
      ),
    );

/** Fills in all fields except the locality by keyboard. */
async function typeAll(page: Page) {
  await typeIntoTextBox(page, 'Name', 'ফারজানা রহমান');
  await typeIntoTextBox(page, 'Mobile number', '01711 482906');
  await typeIntoTextBox(page, 'Email', 'farzana@example.com');
  await typeIntoTextBox(page, 'Area or road', 'Zindabazar');
  await typeIntoTextBox(page, 'House and flat', 'House 42');
  await typeIntoTextBox(page, 'Floor', '3');
  await typeIntoTextBox(page, 'Landmark', 'The blue gate');
  await typeIntoTextBox(page, 'Note', 'Please ring twice.');
  await page.getByRole('checkbox', { name: 'There is a lift' }).press('Space');
  await page.getByRole('radio', { name: 'Pay later' }).press('Space');
  const day = page.getByRole('combobox', { name: 'Day' });
  await day.focus();
  await page.keyboard.press('End');
  await page.getByText('Add a coupon').press('Enter');
  await typeIntoTextBox(page, 'Coupon code', 'PIRI500');
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('CHECK-1 SHELL-5 chooses the locality step by step, keeps the form, and shows the charge', async ({
    page,
  }) => {
    const { division, district, upazila, button, charge, figure, order, key } =
      getServerRenderedCheckoutPage(page);
    await page.goto('/checkoutV3?item=MGN-3S-TEAL:1');
    expect(await optionsOf(page, 'division')).toHaveLength(9);
    await expect(district).toHaveCount(0);
    await expect(upazila).toHaveCount(0);
    await expect(order).toHaveText('Order');
    await expect(figure('Delivery in Dhaka')).toHaveText('Free');
    await typeAll(page);
    const typed = await typedIn(page);
    expect(typed).toMatchObject({ fullName: 'ফারজানা রহমান', lift: 'on', coupon: 'PIRI500' });
    expect(typed['day']).toMatch(/^\d{4}-\d\d-\d\d$/);
    const first = await key.inputValue();

    await selectAreaOption(page, 'division', 'Sylhet');
    await button(showDistrictsLabel).press('Enter');
    await expect(district).toBeFocused();
    expect(await optionsOf(page, 'district')).toEqual([
      'Choose one',
      ...['Habiganj', 'Moulvibazar', 'Sunamganj', 'Sylhet'],
    ]);
    await expect(upazila).toHaveCount(0);
    expect(await typedIn(page)).toEqual(typed);

    await selectAreaOption(page, 'district', 'Sylhet');
    await button(showUpazilasLabel).press('Enter');
    await expect(upazila).toBeFocused();
    expect(await optionsOf(page, 'upazila')).toContain('Beanibazar');
    expect(await optionsOf(page, 'upazila')).not.toContain('Dhanmondi');
    await expect(charge).toHaveCount(0);
    await expect(order).toHaveText('Order');

    await selectAreaOption(page, 'upazila', 'Beanibazar');
    await button(showDeliveryChargeLabel).press('Enter');
    await expect(upazila).toBeFocused();
    await expect(upazila).toHaveAccessibleDescription(/^Delivery to Beanibazar: ৳[\d,]+/);
    await expect(division).toHaveValue('Sylhet');
    await expect(district).toHaveValue('Sylhet');
    await expect(figure('Delivery to Beanibazar')).toContainText('৳');
    expect(await typedIn(page)).toEqual(typed);
    expect(await key.inputValue()).toBe(first);
    const total = (await figure('To pay').textContent()) ?? '';
    await expect(order).toHaveText(`Order for ${total}`);

    await order.press('Enter');
    await expect(page).toHaveURL(/\/payments\/response\/later\?invoiceId=[\w-]+$/);
    await expect(page.getByRole('main')).toContainText(total);
  });

  test('CHECK-1 resets district and upazila when the division changes', async ({ page }) => {
    const { district, upazila, button } = getServerRenderedCheckoutPage(page);
    await page.goto('/checkoutV3?item=KOL-MUSTARD:1');
    await selectArea(page, dhanmondi);
    await button(showDeliveryChargeLabel).press('Enter');
    await selectAreaOption(page, 'division', 'Sylhet');
    await button(showDeliveryChargeLabel).press('Enter');
    await expect(district).toBeFocused();
    await expect(district).toHaveValue('');
    expect(await optionsOf(page, 'district')).not.toContain('Dhaka');
    await expect(upazila).toHaveCount(0);
    await expect(page.getByText('Choose a district.')).toHaveCount(0);
  });

  test('CHECK-1 CHECK-2 asks again for an upazila whose name also exists in the new district', async ({
    page,
  }) => {
    const { district, upazila, button, order } = getServerRenderedCheckoutPage(page);
    await page.goto('/checkoutV3?item=KOL-MUSTARD:1');
    await fillServerRenderedCheckout(page, ['Khulna', 'Khulna', 'Daulatpur']);
    await page.getByRole('radio', { name: 'Pay later' }).press('Space');
    await button(showDeliveryChargeLabel).press('Enter');
    await selectAreaOption(page, 'district', 'Kushtia');
    await order.press('Enter');
    await expect(upazila).toHaveAccessibleDescription(/^Choose the upazila or thana/);
    await expect(upazila).toHaveValue('');
    await expect(district).toHaveValue('Kushtia');
    expect(await optionsOf(page, 'upazila')).toContain('Daulatpur');
  });

  test('CHECK-1 FORM-1 reports a missing locality at the next list and links to it', async ({ page }) => {
    const { main, division, district, button, order } = getServerRenderedCheckoutPage(page);
    await page.goto('/checkoutV3?item=KOL-MUSTARD:1');
    await button(showDistrictsLabel).press('Enter');
    await expect(division).toBeFocused();
    await expect(division).toHaveAccessibleDescription('Choose a division.');
    await selectAreaOption(page, 'division', 'Khulna');
    await button(showDistrictsLabel).press('Enter');
    await expect(district).not.toHaveAttribute('aria-invalid');

    await order.press('Enter');
    const summary = main.getByRole('region', { name: 'Before we can take your order' });
    await expect(summary.getByRole('link', { name: /^Choose the (division|upazila)/ })).toHaveCount(0);
    await expect(division).not.toHaveAttribute('aria-invalid');
    await expect(district).toHaveAccessibleDescription('Choose a district.');
    await expect(district).toHaveAttribute('aria-invalid', 'true');
    await summary.getByRole('link', { name: 'Choose a district.' }).press('Enter');
    await expect(district).toBeFocused();

    // The address already ends in the list's fragment. The next response still opens in the right position.
    await page.keyboard.type('Khulna');
    await button(showUpazilasLabel).press('Enter');
    await expect(page).toHaveURL(/\/checkoutV3\?item=KOL-MUSTARD%3A1#next$/);
  });

  test('FORM-1 SHELL-5 ties every error to its field in the server HTML and links to it', async ({
    page,
  }) => {
    const { main, box, order } = getServerRenderedCheckoutPage(page);
    await page.goto('/checkoutV3?item=KOL-MUSTARD:1');
    await typeIntoTextBox(page, 'Email', 'farzana');
    await typeIntoTextBox(page, 'Floor', 'third');
    await order.press('Enter');
    const descriptions = [
      ['Name', 'Enter your name.'],
      ['Mobile number', '+88 Please Give Your Mobile No'],
      ['Email', 'Enter an email address like name@example.com, or leave this empty.'],
      ['Area or road', 'Enter the area, village or road.'],
      ['House and flat', 'Enter the house and flat, as shown on the gate.'],
      ['Floor', 'Enter the floor as a number; the ground floor is 0. The ground floor is 0.'],
    ] as const;
    for (const [name, text] of descriptions) {
      await expect(box(name)).toHaveAccessibleDescription(text);
      await expect(box(name)).toHaveAttribute('aria-invalid', 'true');
    }
    for (const [name, text] of descriptions) {
      await main
        .getByRole('link', { name: text.replace(/^\+88 | The ground floor is 0\.$/g, '') })
        .press('Enter');
      await expect(box(name)).toBeFocused();
    }
  });

  test('CHECK-1 reports a delivery day that is too early for the new locality', async ({ page }) => {
    const { button, figure, main } = getServerRenderedCheckoutPage(page);
    await page.goto('/checkoutV3?item=MGN-3S-ASH:1');
    const day = main.getByRole('combobox', { name: 'Day' });
    await day.focus();
    await page.keyboard.press('ArrowDown');
    await expect(day).not.toHaveValue('');
    await selectArea(page, beanibazar);
    await button(showDeliveryChargeLabel).press('Enter');
    await expect(day).toHaveAccessibleDescription(
      /^We can’t manage \w+day \d+ \w+\. Please choose another day\.$/,
    );
    await expect(day).toHaveValue('');
    await expect(figure(/^Delivery to Beanibazarby/)).toBeVisible();
  });

  test('CHECK-2 reloading a step or going back changes nothing and places no order', async ({ page }) => {
    const { division, district, upazila, button, charge, key, order } = getServerRenderedCheckoutPage(page);
    await buyNow(page);
    const first = await key.inputValue();
    await selectAreaOption(page, 'division', 'Sylhet');
    await button(showDistrictsLabel).press('Enter');
    await expect(district).toBeFocused();
    await page.reload();
    await expect(division).toHaveValue('Sylhet');
    await expect(district).toHaveValue('');
    await selectAreaOption(page, 'district', 'Sylhet');
    await button(showUpazilasLabel).press('Enter');
    await selectAreaOption(page, 'upazila', 'Beanibazar');
    await button(showDeliveryChargeLabel).press('Enter');
    await expect(charge).toBeVisible();
    await page.reload();
    await expect(upazila).toHaveValue('Beanibazar');
    await expect(charge).toBeVisible();
    expect(await key.inputValue()).toBe(first);
    expect(page.url()).not.toMatch(/sylhet|beanibazar/i);

    // The result page of a POST is not cached: the browser asks whether to send the form again.
    await expect(page.goBack()).rejects.toThrow(/ERR_CACHE_MISS/);
    await page.waitForURL(/^chrome-error:/);
    await page.reload();
    await expect(district).toHaveValue('Sylhet');
    await expect(upazila).toHaveValue('');
    await expect(charge).toHaveCount(0);
    expect(await key.inputValue()).toBe(first);
    await expect(order).toHaveText('Order');
  });

  test('CHECK-2 refuses a tampered locality', async ({ page, request }) => {
    await page.goto('/checkoutV3?item=KOL-MUSTARD:1');
    await fillServerRenderedCheckout(page, dhanmondi);
    await page.getByRole('radio', { name: 'Cash on delivery' }).press('Space');
    const form = await page
      .locator('form[method=post]')
      .evaluate((element: HTMLFormElement) => Object.fromEntries(new FormData(element) as never));
    for (const tampered of [
      { division: 'Sylhet', districtsOf: 'Sylhet' },
      { district: 'Gazipur', upazilasOf: 'Gazipur' },
      { division: 'Atlantis', districtsOf: 'Atlantis' },
    ]) {
      const answer = await request.post(page.url(), {
        form: { ...form, ...tampered, intent: 'order' },
        maxRedirects: 0,
      });
      expect(answer.status(), JSON.stringify(tampered)).toBe(200);
      expect(await answer.text()).toMatch(/Choose (a division|a district|the upazila)/);
    }
    const answer = await request.post(page.url(), { form: { ...form, intent: 'order' }, maxRedirects: 0 });
    expect(answer.status()).toBe(303);
  });

  test('CHECK-1 SHELL-5 “Show the total” leads to the missing list, or to the total', async ({ page }) => {
    const { main, division, button, figure } = getServerRenderedCheckoutPage(page);
    await page.goto('/checkoutV3?item=KOL-MUSTARD:1');
    await button('Show the total').press('Enter');
    await expect(division).toBeFocused();
    await expect(division).toHaveAccessibleDescription('Choose a division.');
    await selectArea(page, beanibazar);
    await button('Show the total').press('Enter');
    await expect(figure('Delivery to Beanibazar')).toBeInViewport();
    await expect(main.getByRole('region', { name: 'Your order' })).toBeInViewport();
  });
});

test('SHELL-5 CHECK-1 submits the same form with JavaScript enabled', async ({ page }) => {
  const { district, upazila, button, order } = getServerRenderedCheckoutPage(page);
  await page.goto('/checkoutV3?item=MGN-3S-ASH:1');
  await waitForHydration(page);
  await typeIntoTextBox(page, 'Name', 'ফারজানা রহমান');
  await selectAreaOption(page, 'division', 'Sylhet');
  await button(showDistrictsLabel).press('Enter');
  await expect(district).toBeFocused();
  await waitForHydration(page);
  await expect(district).toBeFocused();
  await selectAreaOption(page, 'district', 'Sylhet');
  await button(showUpazilasLabel).press('Enter');
  await selectAreaOption(page, 'upazila', 'Beanibazar');
  await button(showDeliveryChargeLabel).press('Enter');
  await waitForHydration(page);
  await expect(upazila).toHaveAccessibleDescription(/^Delivery to Beanibazar: ৳/);
  await expect(order).toHaveText(/^Order for ৳/);
  await expect(getServerRenderedCheckoutPage(page).box('Name')).toHaveValue('ফারজানা রহমান');
});
