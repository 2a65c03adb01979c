import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { test } from '../faults/fault-fixtures.ts';
import { createErrorStatusFault } from '../faults/faults.ts';
import {
  fetchMailLink,
  getAccountForm,
  readStoredSession,
  registerCustomerWithApi,
  seedSession,
  submitSignIn,
} from '../support/account.ts';
import { getAxeViolations } from '../support/axe.ts';
import { expect, waitForHydration } from '../support/fixtures.ts';
import { urls } from '../support/urls.ts';

test.use({ expectedMessages: /Failed to load resource/ });

test('CHECK-8 confirms the email address by a mailed link, then shows its subscription', async ({
  page,
  request,
}) => {
  const person = await registerCustomerWithApi(request);
  await request.post(`${urls.api}/api/emails/subscriptions`, {
    headers: { 'x-api-key': 'piri-web-public-key', 'idempotency-key': crypto.randomUUID() },
    data: { userId: '', email: person.email },
  });
  await seedSession(page, person);
  await page.goto('/profile');
  await waitForHydration(page);
  const main = page.getByRole('main');
  await expect(main).toContainText('Your status will appear here once your email address is confirmed.');
  await main.getByRole('button', { name: 'Send the link again' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sent. The link works for a week.')).toBeVisible();
  const link = await fetchMailLink(
    request,
    person.email,
    'confirm-email',
    /\/api\/customers\/confirm\?token=[\w-]+/,
  );
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm my email address' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
  await page.goto('/profile');
  await expect(main).toContainText('You’re getting our newsletter.');
  await expect(main.getByRole('button', { name: 'Send the link again' })).toBeHidden();
});

test('FORM-1 saves the name and a normalised mobile number', async ({ page }) => {
  const person = await registerCustomerWithApi(page.request);
  await seedSession(page, person);
  await page.goto('/profile?tab=details');
  await page.getByRole('textbox', { name: 'Name' }).fill('ফারজানা রহমান');
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('০০৮৮০ ১৮১৯ ৫৫২০১৭');
  await page.getByLabel(/^Current password/).fill(person.password);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ফারজানা রহমান');
  await page.reload();
  await expect(page.getByText('01819 552017').first()).toBeVisible();
});

test('FORM-1 requires the password to change the mobile number, but not the name', async ({ page }) => {
  const person = await registerCustomerWithApi(page.request);
  await seedSession(page, person);
  await page.goto('/profile?tab=details');
  const mobile = page.getByRole('textbox', { name: 'Mobile number' });
  const password = page.getByLabel(/^Current password/);
  await page.getByRole('textbox', { name: 'Name' }).press('End');
  await page.keyboard.type(' Rahim');
  await expect(password).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Farzana Rahman Rahim');

  const retype = async (number: string) => {
    await mobile.press('ControlOrMeta+a');
    await page.keyboard.type(number);
  };
  await retype('01819552017');
  await expect(password).toBeVisible();
  await retype(person.mobile);
  await expect(password).toHaveCount(0);

  await retype('01819552017');
  await page.keyboard.press('Enter');
  await expect(password).toBeFocused();
  await page.keyboard.type('not-this-one');
  await page.keyboard.press('Enter');
  await expect(password).toHaveAccessibleDescription(/^Wrong Password/);
  await expect(password).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('01819 552017')).toBeVisible();
  await expect(password).toHaveCount(0);
  await retype(person.mobile);
  await expect(password).toHaveValue('');
});

for (const width of [390, 1280]) {
  test(`AUTH-6 at ${width} px adds, changes and removes an address and makes it the default`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await seedSession(page, await registerCustomerWithApi(page.request));
    await page.goto('/profile?tab=addresses');
    await page.getByRole('button', { name: 'Add an address' }).click();
    const dialog = page.getByRole('dialog');
    const add = async (name: string, line: string) => {
      await dialog.getByRole('textbox', { name: 'Who should we ask for?' }).fill(name);
      await dialog.getByRole('textbox', { name: 'Mobile number' }).fill('০১৭১১৪৮২৯০৬');
      await dialog.getByRole('combobox', { name: 'Division' }).selectOption('Dhaka');
      await dialog.getByRole('combobox', { name: 'District' }).selectOption('Dhaka');
      await dialog.getByRole('combobox', { name: 'Upazila or thana' }).selectOption('Dhanmondi');
      await dialog.getByRole('textbox', { name: 'Area or road' }).fill('Road 9/A');
      await dialog.getByRole('textbox', { name: 'House and flat' }).fill(line);
      await dialog.getByRole('textbox', { name: 'Floor' }).fill('৫');
      await dialog.getByRole('button', { name: 'Add this address' }).click();
      await expect(dialog).toBeHidden();
    };
    await add('Farzana Rahman', 'House 42');
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(1);
    await expect(cards.first()).toContainText('Default');
    await expect(cards.first()).toContainText('Floor 5, no lift');
    await page.getByRole('button', { name: 'Add an address' }).click();
    await add('আব্দুল করিম', 'House 7');
    await expect(cards).toHaveCount(2);

    const second = cards.filter({ hasText: 'House 7' });
    await second.getByRole('button', { name: /^Make default/ }).click();
    await expect(second).toContainText('Default');
    await expect(cards.filter({ hasText: 'House 42' })).not.toContainText('Default');

    await second.getByRole('button', { name: /^Edit/ }).click();
    await expect(dialog.getByRole('combobox', { name: 'Upazila or thana' })).toHaveValue('Dhanmondi');
    await dialog.getByRole('textbox', { name: 'Floor' }).fill('');
    await dialog.getByRole('textbox', { name: 'House and flat' }).fill('House 8');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(cards.filter({ hasText: 'House 8' })).toBeVisible();
    await expect(cards.filter({ hasText: 'House 8' })).not.toContainText('Floor');

    await cards
      .filter({ hasText: 'House 8' })
      .getByRole('button', { name: /^Remove/ })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove address' }).click();
    await expect(cards).toHaveCount(1);
    await expect(cards.first()).toContainText('Default');
  });
}

test('AUTH-6 reports addresses that fail to load, and “Try again” loads them', async ({ page, shop }) => {
  shop.front.spoil(/addresses\/search/, createErrorStatusFault(500));
  await seedSession(page, await registerCustomerWithApi(page.request));
  await page.goto(`${shop.front.address}/profile?tab=addresses`);
  await expect(page.getByText('We couldn’t load your addresses.')).toBeVisible({ timeout: 20_000 });
  await shop.front.heal();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No addresses yet.')).toBeVisible();
});

test('AUTH-6 tabs have URLs, and Back restores a tab with what was typed', async ({ page }) => {
  await seedSession(page, await registerCustomerWithApi(page.request));
  await page.goto('/profile?tab=details');
  await page.getByRole('textbox', { name: 'Name' }).fill('Half a na');
  await page.getByRole('tab', { name: 'Password' }).click();
  await expect(page).toHaveURL('/profile?tab=password');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Details' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Half a na');
});

test('downloads the personal data as a file after the password is confirmed', async ({ page }) => {
  const person = await registerCustomerWithApi(page.request);
  await seedSession(page, person);
  await page.goto('/profile?tab=details');
  await page.getByRole('button', { name: 'Download my data' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Download your data' });
  const password = dialog.getByLabel(/^Your password/);
  await expect(password).toBeFocused();
  await page.keyboard.type('not-this-one');
  await page.keyboard.press('Enter');
  await expect(password).toHaveAccessibleDescription('Wrong Password');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(person.password);
  const coming = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const download = await coming;
  expect(download.suggestedFilename()).toBe('my-data.json');
  const { data } = JSON.parse(await readFile(await download.path(), 'utf8'));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Download my data' })).toBeFocused();
  expect(data.account).toEqual([expect.objectContaining({ email: person.email })]);
});

test('deletes the account only with the correct password', async ({ page }) => {
  const person = await registerCustomerWithApi(page.request);
  await seedSession(page, person);
  await page.goto('/profile?tab=details');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account for good?' });
  const password = dialog.getByLabel(/^Your password/);
  await password.fill('not-this-one');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(password).toHaveAccessibleDescription('Wrong Password');
  await password.fill(person.password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your account has been deleted.')).toBeVisible();
  expect((await readStoredSession(page)).authToken).toBeNull();

  await page.goto('/sign-in');
  await waitForHydration(page);
  const form = getAccountForm(page.getByRole('main'));
  await submitSignIn(form, person.email, person.password);
  await expect(form.password).toHaveAccessibleDescription('Wrong Password');
});

async function check(page: Page) {
  expect(await getAxeViolations(page)).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    for (const [tab, sign] of [
      ['overview', 'Your details'],
      ['details', 'Your data'],
      ['addresses', 'No addresses yet.'],
      ['password', 'Change your password'],
    ] as const) {
      test(`axe finds nothing on the tab ${tab}, ${colorScheme}`, async ({ page }) => {
        await seedSession(page, await registerCustomerWithApi(page.request));
        await page.goto(`/profile?tab=${tab}`);
        await expect(page.getByText(sign).first()).toBeVisible();
        await check(page);
      });
    }

    test(`axe finds nothing in the address form with errors, ${colorScheme}`, async ({ page }) => {
      await seedSession(page, await registerCustomerWithApi(page.request));
      await page.goto('/profile?tab=addresses');
      await page.getByRole('button', { name: 'Add an address' }).click();
      await page.getByRole('button', { name: 'Add this address' }).click();
      await expect(page.getByText('Enter the name the driver should ask for.')).toBeVisible();
      await check(page);
    });

    test(`axe finds nothing in the sign-in and sign-up dialogs, ${colorScheme}`, async ({ page }) => {
      await page.goto('/profile');
      const dialog = page.getByRole('dialog', { name: 'Sign in' });
      await dialog.getByRole('button', { name: 'Sign in' }).click();
      await expect(dialog.getByText('Please Give Your User Name')).toBeVisible();
      await check(page);
      await dialog.getByRole('link', { name: 'Create an account' }).click();
      await expect(page.getByRole('dialog', { name: 'Create an account' })).toBeVisible();
      await check(page);
    });
  });
}
