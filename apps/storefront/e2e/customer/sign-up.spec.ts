import { test } from '../faults/fault-fixtures.ts';
import {
  connectionResetFault,
  createErrorStatusFault,
  createHoldUntilFault,
  truncatedResponseFault,
} from '../faults/faults.ts';
import {
  createCustomerFixture,
  getAccountForm,
  getAccountIcon,
  registerCustomerWithApi,
} from '../support/account.ts';
import { expect, waitForHydration } from '../support/fixtures.ts';

test.use({ expectedMessages: /Failed to load resource/ });

test('AUTH-3 disables the button until the terms are accepted, with the reason', async ({ page }) => {
  await page.goto('/sign-up');
  await waitForHydration(page);
  const form = getAccountForm(page.getByRole('main'));
  await expect(form.create).toBeDisabled();
  await expect(page.getByText(/^Tick the box above/)).toBeVisible();
  await form.terms.check();
  await expect(form.create).toBeEnabled();
});

test('AUTH-3 reports empty and invalid fields and focuses the first', async ({ page }) => {
  await page.goto('/sign-up');
  await waitForHydration(page);
  const form = getAccountForm(page.getByRole('main'));
  await form.terms.check();
  await form.create.click();
  await expect(form.fullName).toHaveAccessibleDescription('Please Give Your First Name');
  await expect(form.fullName).toBeFocused();
  await expect(form.email).toHaveAccessibleDescription('Please Give Your Email');
  await expect(form.mobile).toHaveAccessibleDescription(/Please Give Your Mobile No/);
  await expect(form.password).toHaveAccessibleDescription(/^Please Give A Password/);
  await form.email.fill('farzana@post');
  await form.password.fill('12345');
  await form.confirm.fill('54321');
  await form.create.click();
  await expect(form.email).toHaveAccessibleDescription('Please Give a Correct Email');
  await expect(form.password).toHaveAccessibleDescription(/^Password Must Be More Than Six Character/);
  await expect(form.confirm).toHaveAccessibleDescription('Password and Confirm Password not Match');
});

for (const width of [390, 1280]) {
  test(`AUTH-4 signs up in the dialog and signs in on the page by keyboard, ${width} px wide`, async ({
    page,
  }) => {
    const person = createCustomerFixture();
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/new-arrival');
    await waitForHydration(page);
    await page.getByRole('link', { name: 'Your wishlist' }).focus();
    await page.keyboard.press('Enter');
    const signIn = page.getByRole('dialog', { name: 'Sign in' });
    await expect(getAccountForm(signIn).userName).toBeFocused();
    await signIn.getByRole('link', { name: 'Create an account' }).focus();
    await page.keyboard.press('Enter');
    const form = getAccountForm(page.getByRole('dialog', { name: 'Create an account' }));
    await expect(form.fullName).toBeFocused();
    await page.keyboard.type('ফারজানা রহমান');
    await page.keyboard.press('Tab');
    await page.keyboard.type(person.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(person.mobile.replaceAll('0', '০'));
    await page.keyboard.press('Tab');
    await page.keyboard.type(person.password);
    // The button that shows the first password is between the two.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type(person.password);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(form.terms).toBeFocused();
    await page.keyboard.press('Space');
    await form.confirm.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/sign-in');
    const onPage = getAccountForm(page.getByRole('main'));
    await expect(onPage.userName).toHaveValue(person.email);
    await expect(onPage.password).toBeFocused();
    await page.keyboard.type(person.password, { delay: 40 });
    await expect(onPage.password).toHaveValue(person.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/profile?tab=wishlist');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ফারজানা রহমান');
    await expect(getAccountIcon(page).account).toBeVisible();
  });
}

const filled = async (form: ReturnType<typeof getAccountForm>, person = createCustomerFixture()) => {
  await form.fullName.fill(person.fullName);
  await form.email.fill(person.email);
  await form.mobile.fill(person.mobile);
  await form.password.fill(person.password);
  await form.confirm.fill(person.password);
  await form.terms.check();
};

test('AUTH-4 reports an email address that is taken, after one request', async ({ page, shop }) => {
  const person = await registerCustomerWithApi(page.request);
  await page.goto(`${shop.front.address}/sign-up`);
  await waitForHydration(page);
  const form = getAccountForm(page.getByRole('main'));
  await filled(form, person);
  await form.create.click();
  await expect(form.email).toHaveAccessibleDescription('Email already Used, Please Give an Another Eamil');
  await expect(form.email).toBeFocused();
  expect(shop.front.seen.filter((path) => path === '/api/signup')).toHaveLength(1);
});

test('AUTH-3 shows the strength of the password while typing, without layout shift', async ({ page }) => {
  await page.goto('/sign-up');
  await waitForHydration(page);
  const form = getAccountForm(page.getByRole('main'));
  await form.password.focus();
  const top = async () => (await form.create.boundingBox())?.y;
  const before = await top();
  await expect(form.password).toHaveAccessibleDescription('Six characters or more.');
  for (const [typed, strength] of [
    ['piri123', 'Weak: easy to guess.'],
    ['!kQ2', 'Fair: longer is safer.'],
    [' by the window', 'Strong.'],
  ] as const) {
    await page.keyboard.type(typed);
    await expect(form.password).toHaveAccessibleDescription(strength);
    expect(await top()).toBe(before);
  }
});

test('AUTH-3 refuses a common or guessable password and accepts another', async ({ page }) => {
  const person = createCustomerFixture();
  await page.goto('/sign-up');
  await waitForHydration(page);
  const form = getAccountForm(page.getByRole('main'));
  await filled(form, person);
  for (const [typed, message] of [
    ['123456', 'This is one of the most common passwords. Please choose another.'],
    [
      person.mobile,
      'A password containing your name, email address or mobile number is easy to guess. Please choose another.',
    ],
  ] as const) {
    for (const box of [form.password, form.confirm]) {
      await box.press('ControlOrMeta+a');
      await box.pressSequentially(typed);
    }
    await page.keyboard.press('Enter');
    await expect(form.password).toHaveAccessibleDescription(new RegExp(message));
    await expect(form.password).toBeFocused();
  }
  for (const box of [form.password, form.confirm]) {
    await box.press('ControlOrMeta+a');
    await box.pressSequentially('teak by the window');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sign-in$/);
});

test('AUTH-4 a retry after a lost response creates one account', async ({ page, shop }) => {
  const person = createCustomerFixture();
  shop.front.spoil(/signup/, truncatedResponseFault);
  await page.goto(`${shop.front.address}/sign-up`);
  await waitForHydration(page);
  const form = getAccountForm(page.getByRole('main'));
  await filled(form, person);
  await form.create.click();
  await expect(page.getByText('We could not reach the shop. Please try again.')).toBeVisible({
    timeout: 15_000,
  });
  await shop.front.heal();
  await form.create.click();
  await expect(page).toHaveURL(/\/sign-in$/);
});

for (const [how, fault] of [
  ['resets the connection', connectionResetFault],
  ['returns 422', createErrorStatusFault(422)],
] as const) {
  test(`AUTH-4 shows one message and keeps what was typed when the API ${how}`, async ({ page, shop }) => {
    const person = createCustomerFixture();
    shop.front.spoil(/signup/, fault);
    await page.goto(`${shop.front.address}/sign-up`);
    await waitForHydration(page);
    const form = getAccountForm(page.getByRole('main'));
    await filled(form, person);
    await form.create.click();
    await expect(page.getByText('We could not reach the shop. Please try again.')).toBeVisible({
      timeout: 15_000,
    });
    await expect(form.email).toHaveValue(person.email);
    await expect(form.password).toHaveValue(person.password);
  });
}

test('FORM-1 keeps what was typed before hydration', async ({ page, shop }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  shop.front.spoil(/\.js$/, createHoldUntilFault(released));
  await page.goto(`${shop.front.address}/sign-up`);
  const form = getAccountForm(page.getByRole('main'));
  await form.fullName.fill('Farzana');
  await form.terms.check();
  release(undefined);
  await waitForHydration(page);
  await expect(form.create).toBeEnabled();
  await form.create.click();
  await expect(form.email).toHaveAccessibleDescription('Please Give Your Email');
  await expect(form.fullName).toHaveValue('Farzana');
  await expect(form.fullName).not.toHaveAttribute('aria-invalid');
});
