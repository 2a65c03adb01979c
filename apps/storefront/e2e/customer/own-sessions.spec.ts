import type { Browser } from '@playwright/test';
import { registerCustomerWithApi, seedSession } from '../support/account.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ expectedMessages: /Failed to load resource/ });

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function otherDevice(
  browser: Browser,
  person: Awaited<ReturnType<typeof registerCustomerWithApi>>,
  userAgent: string,
) {
  const baseURL = new URL('/', test.info().project.use.baseURL).href;
  const context = await browser.newContext({ baseURL, userAgent });
  const page = await context.newPage();
  await seedSession(page, person);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(person.fullName);
  return { page, close: () => context.close() };
}

test('AUTH-5 lists the signed-in devices and signs one of them out', async ({ page, browser }) => {
  const person = await registerCustomerWithApi(page.request);
  await seedSession(page, person);
  const elsewhere = await otherDevice(browser, person, firefox);
  await page.goto('/profile?tab=password');
  const section = page.getByRole('region', { name: 'Where you’re signed in' });
  const devices = section.getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: '(this device)' })).toHaveCount(1);
  await expect(devices.filter({ hasText: 'Firefox on Windows' })).toContainText('Last used today');

  await section.getByRole('button', { name: /^Sign out: Firefox on Windows/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Signed out on that device.')).toBeVisible();
  await expect(devices).toHaveCount(1);
  await expect(section.getByRole('heading')).toBeFocused();
  await expect(section.getByRole('button')).toHaveCount(0);

  await elsewhere.page.reload();
  await expect(elsewhere.page.getByText('You’ve been signed out. Your cart is still here.')).toBeVisible();
  await elsewhere.close();
});

test('AUTH-5 signs out all other devices and keeps this browser signed in', async ({ page, browser }) => {
  const person = await registerCustomerWithApi(page.request);
  await seedSession(page, person);
  const others = [await otherDevice(browser, person, firefox), await otherDevice(browser, person, 'x')];
  await page.goto('/profile?tab=password');
  const section = page.getByRole('region', { name: 'Where you’re signed in' });
  await expect(section.getByText('Unknown device')).toBeVisible();
  await section.getByRole('button', { name: 'Sign out everywhere else' }).press('Enter');
  await expect(page.getByText('Signed out everywhere else.')).toBeVisible();
  await expect(section.getByRole('listitem')).toHaveCount(1);
  for (const other of others) {
    await other.page.reload();
    await expect(other.page.getByText('You’ve been signed out. Your cart is still here.')).toBeVisible();
    await other.close();
  }
  await page.reload();
  await expect(section.getByRole('listitem')).toHaveCount(1);
});

test('AUTH-7 lists only this browser after a change of the password', async ({ page, browser }) => {
  const person = await registerCustomerWithApi(page.request);
  await seedSession(page, person);
  const elsewhere = await otherDevice(browser, person, firefox);
  await page.goto('/profile?tab=password');
  const section = page.getByRole('region', { name: 'Where you’re signed in' });
  await expect(section.getByRole('listitem')).toHaveCount(2);
  await page.getByLabel(/^Current password/).pressSequentially(person.password);
  await page.getByLabel(/^New password/).pressSequentially('teak by the window');
  await page.getByLabel(/^Confirm new password/).pressSequentially('teak by the window');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await expect(section.getByRole('listitem')).toHaveCount(1);
  await elsewhere.close();
});

test('AUTH-5 reports devices that fail to load, and “Try again” loads them', async ({ page }) => {
  await seedSession(page, await registerCustomerWithApi(page.request));
  await page.route('**/api/customers/sessions', (route) => route.abort());
  await page.goto('/profile?tab=password');
  await expect(page.getByText('We couldn’t load your devices.')).toBeVisible();
  await page.unroute('**/api/customers/sessions');
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByText('(this device)')).toBeVisible();
});
