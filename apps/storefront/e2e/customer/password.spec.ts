import { test } from '../faults/fault-fixtures.ts';
import {
  fetchPasswordResetLink,
  getAccountForm,
  getAccountIcon,
  registerCustomerWithApi,
  seedSession,
  submitSignIn,
} from '../support/account.ts';
import { expect, waitForHydration } from '../support/fixtures.ts';

test.use({ expectedMessages: /Failed to load resource/ });

test('AUTH-7 resets a forgotten password by a mailed link that works once', async ({ page }) => {
  const person = await registerCustomerWithApi(page.request);
  await page.goto('/new-arrival');
  await waitForHydration(page);
  await getAccountIcon(page).signIn.click();
  await page.getByRole('dialog').getByRole('link', { name: 'Forgot password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forgot password' });
  await dialog.getByRole('textbox', { name: 'Email or mobile number' }).fill(person.email);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(dialog.getByText('Check your inbox')).toBeVisible();

  const link = await fetchPasswordResetLink(page.request, person.email);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set a new password');
  expect(page.url()).not.toContain('reset');
  const main = page.getByRole('main');
  await main.getByLabel(/^New password/).fill('nakshi-3140');
  await main.getByLabel(/^Confirm new password/).fill('nakshi-3140');
  await main.getByRole('button', { name: 'Set new password' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Farzana Rahman');

  await page.goto('/new-arrival');
  await page.goto(link);
  await main.getByLabel(/^New password/).fill('nakshi-31408');
  await main.getByLabel(/^Confirm new password/).fill('nakshi-31408');
  await main.getByRole('button', { name: 'Set new password' }).click();
  await expect(main.getByRole('alert').filter({ hasText: 'This link has been used' })).toBeVisible();
  await main.getByRole('link', { name: 'Request a new one' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot password');
});

test('AUTH-7 does not reveal whether an account exists', async ({ page }) => {
  await page.goto('/sign-in#forgot');
  await waitForHydration(page);
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Email or mobile number' }).fill('nobody@post.example');
  await main.getByRole('button', { name: 'Send the link' }).click();
  await expect(main.getByText(/^If nobody@post.example has an account/)).toBeVisible();
});

test('AUTH-7 changes the password only with the current one, and ends other sessions', async ({
  page,
  browser,
}) => {
  const person = await registerCustomerWithApi(page.request);
  await seedSession(page, person);
  const elsewhere = await browser.newContext({ baseURL: new URL('/', test.info().project.use.baseURL).href });
  const other = await elsewhere.newPage();
  await seedSession(other, person);
  await other.goto('/profile');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Farzana Rahman');

  await page.goto('/profile?tab=password');
  const current = page.getByLabel(/^Current password/);
  await current.fill('not-this-one');
  await page.getByLabel(/^New password/).fill('nakshi-3140');
  await page.getByLabel(/^Confirm new password/).fill('nakshi-3140');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(current).toHaveAccessibleDescription('That isn’t your current password.');
  await expect(current).toBeFocused();
  await current.fill(person.password);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await expect(current).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Farzana Rahman');

  await other.reload();
  await expect(other.getByText('You’ve been signed out. Your cart is still here.')).toBeVisible();
  await elsewhere.close();

  await page.evaluate(() => localStorage.clear());
  await page.goto('/sign-in');
  await waitForHydration(page);
  const form = getAccountForm(page.getByRole('main'));
  await submitSignIn(form, person.email, 'nakshi-3140');
  await expect(page).toHaveURL('/profile');
});
