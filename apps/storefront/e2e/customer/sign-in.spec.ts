import { test } from '../faults/fault-fixtures.ts';
import {
  connectionResetFault,
  createErrorStatusFault,
  createHoldUntilFault,
  createRateLimitFault,
} from '../faults/faults.ts';
import {
  getAccountForm,
  getAccountIcon,
  readStoredSession,
  registerCustomerWithApi,
  seedSession,
  submitSignIn,
} from '../support/account.ts';
import { expect, waitForHydration } from '../support/fixtures.ts';

test.use({ expectedMessages: /Failed to load resource/ });

test('NAV-6 the account icon opens the sign-in dialog for a guest and keeps the URL', async ({ page }) => {
  await page.goto('/new-arrival');
  await waitForHydration(page);
  await getAccountIcon(page).signIn.click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog).toBeVisible();
  await expect(getAccountForm(dialog).userName).toBeFocused();
  await expect(page).toHaveURL('/new-arrival');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(getAccountIcon(page).signIn).toBeFocused();
});

for (const { width, expected } of [
  { width: 1440, expected: 1008 },
  { width: 1024, expected: 716.8 },
  { width: 1023, expected: 991 },
  { width: 390, expected: 358 },
]) {
  test(`MODAL-1 the sign-in and sign-up dialogs are ${expected} wide at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/new-arrival');
    await waitForHydration(page);
    await getAccountIcon(page).signIn.click();
    for (const [name, link] of [
      ['Sign in', 'Create an account'],
      ['Create an account', 'I am already member'],
    ] as const) {
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog).toBeVisible();
      await page.waitForTimeout(300);
      const box = await dialog.boundingBox();
      expect(Math.abs((box?.width ?? 0) - expected)).toBeLessThan(1);
      await dialog.getByRole('link', { name: link }).click();
    }
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  });
}

test('AUTH-1 reports an empty user name and a short password and sends nothing', async ({ page, shop }) => {
  await page.goto(`${shop.front.address}/sign-in`);
  await waitForHydration(page);
  const form = getAccountForm(page.getByRole('main'));
  await form.password.fill('12345');
  await form.signIn.click();
  await expect(form.userName).toHaveAccessibleDescription('Please Give Your User Name');
  await expect(form.userName).toBeFocused();
  await expect(form.password).toHaveAccessibleDescription('Password Must Be More Than Six Character');
  await expect(form.password).toHaveValue('12345');
  expect(shop.front.seen.filter((path) => path.includes('/api/signin'))).toEqual([]);
});

test('AUTH-2 stores token, user and profile, and signs in every tab', async ({ page, context }) => {
  const person = await registerCustomerWithApi(page.request);
  const other = await context.newPage();
  await other.goto('/new-arrival');
  await waitForHydration(other);
  await page.goto('/new-arrival');
  await waitForHydration(page);
  await getAccountIcon(page).signIn.click();
  const form = getAccountForm(page.getByRole('dialog'));
  // With country code, a space and Bangla digits, as people write it.
  await form.userName.fill(`+880 ${person.mobile.slice(1).replaceAll('0', '০')}`);
  await form.password.fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(getAccountIcon(page).account).toBeVisible();
  await expect(getAccountIcon(other).account).toBeVisible();
  const session = await readStoredSession(page);
  expect(session.authToken).toMatch(/^\S{20,}$/);
  expect(JSON.parse(session.profile ?? '')).toMatchObject({ name: 'Farzana Rahman', email: person.email });
  expect(JSON.parse(session.user ?? '')).toEqual({ userId: JSON.parse(session.profile ?? '').userId });
  await expect(page).toHaveURL('/new-arrival');

  await getAccountIcon(other).account.click();
  await expect(other.getByText(person.email)).toBeVisible();
});

test('AUTH-2 reports a wrong password at both fields and keeps what was typed', async ({ page }) => {
  const person = await registerCustomerWithApi(page.request);
  await page.goto('/sign-in');
  await waitForHydration(page);
  const form = getAccountForm(page.getByRole('main'));
  await submitSignIn(form, person.email, 'not-this-one');
  await expect(form.userName).toHaveAccessibleDescription('Wrong Email or Mobile No');
  await expect(form.password).toHaveAccessibleDescription('Wrong Password');
  await expect(form.userName).toBeFocused();
  await expect(form.password).toHaveValue('not-this-one');
});

const answers = [
  { how: '429', fault: createRateLimitFault(840), truth: 'Too many tries. Wait 14 minutes.' },
  {
    how: '500',
    fault: createErrorStatusFault(500),
    truth: 'The shop had a problem. Your password may be right.',
  },
  {
    how: '503',
    fault: createErrorStatusFault(503),
    truth: 'The shop had a problem. Your password may be right.',
  },
];
for (const { how, fault, truth } of answers) {
  for (const where of ['the page', 'the dialog'] as const) {
    test(`AUTH-2 after ${how} on ${where} an alert gives the real reason, after one request`, async ({
      page,
      shop,
    }) => {
      shop.front.spoil(/signin/, fault);
      await page.goto(shop.front.address + (where === 'the page' ? '/sign-in' : '/new-arrival'));
      await waitForHydration(page);
      if (where === 'the dialog') await getAccountIcon(page).signIn.click();
      const within = where === 'the page' ? page.getByRole('main') : page.getByRole('dialog');
      const form = getAccountForm(within);
      await form.userName.focus();
      await page.keyboard.type('farzana@post.example');
      await form.password.focus();
      await page.keyboard.type('piri123');
      await page.keyboard.press('Enter');
      const reason = within.getByRole('alert').filter({ hasText: truth });
      await expect(reason).toBeInViewport({ ratio: 1 });
      await expect(reason).toHaveAttribute('data-variant', 'warning');
      await expect(form.userName).toHaveAccessibleDescription(`${truth} Wrong Email or Mobile No`);
      await expect(form.password).toHaveAccessibleDescription(`${truth} Wrong Password`);
      for (const box of [form.userName, form.password]) {
        await expect(box).not.toHaveAttribute('aria-invalid', 'true');
      }
      for (const quoted of ['Wrong Email or Mobile No', 'Wrong Password']) {
        const message = within.getByText(quoted, { exact: true });
        await expect(message).toBeVisible();
        await expect(message.locator('xpath=..')).toHaveAttribute('data-tone', 'quiet');
      }
      await expect(form.password).toHaveValue('piri123');
      expect(shop.front.seen.filter((path) => path.includes('signin'))).toHaveLength(1);
      expect((await readStoredSession(page)).authToken).toBeNull();

      // A validation error replaces the earlier reason.
      await form.password.focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('12345');
      await page.keyboard.press('Enter');
      await expect(reason).toHaveCount(0);
      await expect(form.password).toHaveAccessibleDescription('Password Must Be More Than Six Character');
      await expect(form.password).toHaveAttribute('aria-invalid', 'true');
    });
  }
}

test('AUTH-2 409 says that the name belongs to another account, after one request', async ({
  page,
  shop,
}) => {
  shop.front.spoil(/signin/, createErrorStatusFault(409));
  await page.goto(`${shop.front.address}/sign-in`);
  await waitForHydration(page);
  const form = getAccountForm(page.getByRole('main'));
  await submitSignIn(form, '01711482906', 'piri123');
  await expect(form.userName).toHaveAccessibleDescription(
    'Your Mobile or Email is already associated with another account',
  );
  expect(shop.front.seen.filter((path) => path.includes('signin'))).toHaveLength(1);
});

test('AUTH-2 reports an unreachable API in one message, not as a wrong password', async ({ page, shop }) => {
  shop.front.spoil(/signin/, connectionResetFault);
  await page.goto(`${shop.front.address}/sign-in`);
  await waitForHydration(page);
  const form = getAccountForm(page.getByRole('main'));
  await submitSignIn(form, 'farzana@post.example', 'piri123');
  await expect(page.getByText('We could not reach the shop. Please try again.')).toBeVisible();
  await expect(page.getByText('Wrong Password')).toHaveCount(0);
  await expect(form.userName).not.toHaveAttribute('aria-invalid');
});

test('AUTH-2 a double click sends one request', async ({ page, shop }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  shop.front.spoil(/signin/, createHoldUntilFault(released));
  const person = await registerCustomerWithApi(page.request);
  await page.goto(`${shop.front.address}/sign-in`);
  await waitForHydration(page);
  const form = getAccountForm(page.getByRole('main'));
  await form.userName.fill(person.email);
  await form.password.fill(person.password);
  await form.signIn.dblclick();
  await expect(form.signIn).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Enter');
  release(undefined);
  await expect(page).toHaveURL(/\/profile$/);
  expect(shop.front.seen.filter((path) => path.includes('signin'))).toHaveLength(1);
});

test('AUTH-2 refuses 10,000 characters and markup with a message', async ({ page }) => {
  await page.goto('/sign-in');
  await waitForHydration(page);
  const form = getAccountForm(page.getByRole('main'));
  await submitSignIn(form, 'a'.repeat(10_000), 'b'.repeat(10_000));
  await expect(form.userName).toHaveAccessibleDescription(/^That’s too long/);
  await expect(form.password).toHaveAccessibleDescription(/^Use 200 characters or fewer/);
  await submitSignIn(form, '"><img src=x onerror=alert(1)>@post.example', 'piri123');
  await expect(form.userName).toHaveAccessibleDescription('Wrong Email or Mobile No');
});

test('NAV-7 AUTH-6 the wishlist icon asks a guest to sign in, then opens the wishlist', async ({ page }) => {
  const person = await registerCustomerWithApi(page.request);
  await page.goto('/new-arrival');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Your wishlist' }).click();
  const form = getAccountForm(page.getByRole('dialog', { name: 'Sign in' }));
  await submitSignIn(form, person.email, person.password);
  await expect(page).toHaveURL('/profile?tab=wishlist');
  await expect(page.getByRole('tab', { name: 'Wishlist' })).toHaveAttribute('aria-selected', 'true');
});

test('AUTH-6 the account page shows a guest the sign-in dialog, then a sign-in link', async ({ page }) => {
  const person = await registerCustomerWithApi(page.request);
  await page.goto('/profile?tab=addresses');
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  const form = getAccountForm(dialog);
  await submitSignIn(form, person.email, person.password);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Farzana Rahman');
  await expect(page).toHaveURL('/profile?tab=addresses');
  await expect(page.getByText('No addresses yet.')).toBeVisible();
});

test('AUTH-6 signing in does not redirect to another site', async ({ page }) => {
  const person = await registerCustomerWithApi(page.request);
  await page.goto('/sign-in?to=//elsewhere.example/profile');
  await waitForHydration(page);
  const form = getAccountForm(page.getByRole('main'));
  await submitSignIn(form, person.email, person.password);
  await expect(page).toHaveURL('/profile');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('AUTH-6 the account page links to the sign-in page', async ({ page }) => {
    await page.goto('/profile');
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/sign-in?to=%2Fprofile');
    await expect(page.getByText('Signing in needs JavaScript')).toBeVisible();
  });
});

test('AUTH-8 shows the signed-in state before hydration, without a flash', async ({ page, shop }) => {
  await seedSession(page, await registerCustomerWithApi(page.request));
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  shop.front.spoil(/\.js$/, createHoldUntilFault(released));
  await page.goto(`${shop.front.address}/new-arrival`);
  await expect(getAccountIcon(page).account).toBeVisible();
  await expect(getAccountIcon(page).signIn).toBeHidden();
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  release(undefined);
  await waitForHydration(page);
  await expect(getAccountIcon(page).account).toBeVisible();
});
