import { test } from '../faults/fault-fixtures.ts';
import { connectionResetFault, createErrorStatusFault } from '../faults/faults.ts';
import {
  getAccountForm,
  getAccountIcon,
  readStoredSession,
  registerCustomerWithApi,
  revokeSession,
  seedSession,
  submitSignIn,
} from '../support/account.ts';
import { expect, waitForHydration } from '../support/fixtures.ts';

test.use({ expectedMessages: /Failed to load resource|The session could not be revoked/ });

const nothing = { authToken: null, user: null, profile: null };
const cart = { version: 1, lines: [{ sourceType: 'item', code: 'MGN-3S-ASH', quantity: 1 }] };

test('NAV-6 signed in, the account menu has exactly two entries', async ({ page }) => {
  await seedSession(page, await registerCustomerWithApi(page.request));
  await page.goto('/new-arrival');
  await waitForHydration(page);
  await getAccountIcon(page).account.click();
  const menu = page.getByRole('group', { name: 'Your account' });
  await expect(menu.getByRole('listitem')).toHaveText(['Profile', 'Sign Out']);
  await menu.getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/profile');
});

for (const [how, fault] of [
  ['responds', undefined],
  ['fails', createErrorStatusFault(500)],
  ['cannot be reached', connectionResetFault],
] as const) {
  test(`AUTH-5 signing out clears everything but the cart when the server ${how}, in every tab`, async ({
    page,
    context,
    shop,
  }) => {
    if (fault) shop.front.spoil(/signout/, fault);
    await seedSession(page, await registerCustomerWithApi(page.request));
    await page.goto(`${shop.front.address}/new-arrival`);
    await waitForHydration(page);
    await page.evaluate((stored) => localStorage.setItem('cart', JSON.stringify(stored)), cart);
    const other = await context.newPage();
    await other.goto(`${shop.front.address}/profile`);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Farzana Rahman');

    await getAccountIcon(page).account.click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(getAccountIcon(page).signIn).toBeVisible();
    expect(await readStoredSession(page)).toEqual(nothing);
    await expect(other.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(other.getByText('Farzana Rahman')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('cart'))).toContain('MGN-3S-ASH');
    await expect
      .poll(() => shop.front.seen.filter((path) => path.includes('signout')).length)
      .toBeGreaterThan(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('AUTH-5 signing out ends the session on the server', async ({ page }) => {
  const token = await seedSession(page, await registerCustomerWithApi(page.request));
  await page.goto('/new-arrival');
  await waitForHydration(page);
  await getAccountIcon(page).account.click();
  const signOutResponse = page.waitForResponse(/signout/);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  expect((await signOutResponse).status()).toBe(200);
  const answer = await page.request.get('/api/customers', {
    headers: {
      'x-api-key': 'piri-web-public-key',
      'x-device-id': 'piri-storefront',
      authorization: `Bearer ${token}`,
    },
  });
  expect(answer.status()).toBe(401);
});

test('AUTH-7 signs out in place, keeps the cart and says so when the token is revoked', async ({ page }) => {
  const person = await registerCustomerWithApi(page.request);
  const token = await seedSession(page, person);
  await page.goto('/profile?tab=addresses');
  await expect(page.getByText('No addresses yet.')).toBeVisible();
  await page.evaluate((stored) => localStorage.setItem('cart', JSON.stringify(stored)), cart);
  await revokeSession(page.request, token);

  await page.getByRole('tab', { name: 'Details' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Farzana R.');
  await page.getByRole('button', { name: 'Save' }).click();
  const said = page.getByText('You’ve been signed out. Your cart is still here.');
  await expect(said).toBeVisible();
  await expect(page).toHaveURL('/profile?tab=details');
  expect(await readStoredSession(page)).toEqual(nothing);
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toContain('MGN-3S-ASH');

  await page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('button', { name: 'Sign in' })
    .click();
  const form = getAccountForm(page.getByRole('dialog', { name: 'Sign in' }));
  await submitSignIn(form, person.email, person.password);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Farzana Rahman');
});

test('AUTH-8 detects an ended session when the page loads', async ({ page }) => {
  const token = await seedSession(page, await registerCustomerWithApi(page.request));
  await revokeSession(page.request, token);
  await page.goto('/new-arrival');
  await expect(page.getByText('You’ve been signed out. Your cart is still here.')).toBeVisible();
  await expect(getAccountIcon(page).signIn).toBeVisible();
});

test('AUTH-8 fetches the profile once when the page loads', async ({ page, shop }) => {
  const person = await registerCustomerWithApi(page.request);
  await seedSession(page, person);
  await page.addInitScript(() => localStorage.removeItem('profile'));
  await page.goto(`${shop.front.address}/profile`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Farzana Rahman');
  expect(shop.front.seen.filter((path) => path === '/api/customers')).toHaveLength(1);
});

test('SHELL-4 the account page is the same for every user and holds no personal data', async ({ page }) => {
  const person = await registerCustomerWithApi(page.request);
  const token = await seedSession(page, person);
  const [plain, known] = await Promise.all([
    page.request.get('/profile'),
    page.request.get('/profile', { headers: { authorization: `Bearer ${token}` } }),
  ]);
  const html = await plain.text();
  expect(await known.text()).toBe(html);
  for (const secret of [person.email, person.mobile, person.fullName, token])
    expect(html).not.toContain(secret);
});

test('AUTH-4 keeps local data after the session ends for the same customer, not for another', async ({
  page,
}) => {
  const [owner, next] = [
    await registerCustomerWithApi(page.request),
    await registerCustomerWithApi(page.request),
  ];
  const token = await seedSession(page, owner);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Farzana Rahman');
  const left = { checkoutDraft: '{"values":{}}', placedOrders: '[]', mobileToken: 'confirmed' };
  await page.evaluate((items) => Object.assign(localStorage, items), left);
  const keys = () =>
    page.evaluate((names) => names.filter((name) => name in localStorage), Object.keys(left));

  const form = getAccountForm(page.getByRole('main'));
  const expire = async (session: string | null) => {
    await revokeSession(page.request, session ?? '');
    await page.goto('/sign-in');
    await expect(getAccountIcon(page).signIn).toBeVisible();
  };
  await expire(token);
  await submitSignIn(form, owner.email, owner.password);
  await expect(getAccountIcon(page).account).toBeVisible();
  expect(await keys()).toEqual(Object.keys(left));

  await expire((await readStoredSession(page)).authToken);
  await submitSignIn(form, next.email, next.password);
  await expect(getAccountIcon(page).account).toBeVisible();
  expect(await keys()).toEqual([]);
});
