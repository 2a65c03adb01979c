import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { urls } from './urls.ts';

export interface Customer {
  fullName: string;
  email: string;
  mobile: string;
  password: string;
}

let made = 0;

/** Returns the data of a new customer without an account. */
export function createCustomerFixture(): Customer {
  made += 1;
  const number = String((Date.now() + made * 7_919) % 100_000_000).padStart(8, '0');
  return {
    fullName: 'Farzana Rahman',
    email: `farzana.${Date.now()}.${made}.${Math.random().toString(36).slice(2, 8)}@post.example`,
    mobile: `017${number}`,
    password: 'jamdani-7041',
  };
}

const headers = { 'x-api-key': 'piri-web-public-key', 'x-device-id': 'piri-storefront' };

/** Registers a new customer, so that tests do not affect each other. */
export async function registerCustomerWithApi(request: APIRequestContext): Promise<Customer> {
  const person = createCustomerFixture();
  const answer = await request.post(`${urls.api}/api/signup`, {
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    data: { source: 'DEFAULT', type: 'DEFAULT', ...person },
  });
  expect(answer.status()).toBe(201);
  return person;
}

/** Signs a customer in without a form, by storing the session before the first page loads. Returns the token. */
export async function seedSession(page: Page, person: Customer): Promise<string> {
  const answer = await page.request.post(`${urls.api}/api/signin/customers`, {
    headers,
    data: { source: 'DEFAULT', type: 'DEFAULT', userName: person.email, password: person.password },
  });
  const { user, profile } = await answer.json();
  await page.addInitScript(
    ([token, session]) => {
      // Only once: a page that is loaded after a sign-out must not be signed in again.
      if (sessionStorage.getItem('put')) return;
      sessionStorage.setItem('put', '1');
      localStorage.setItem('authToken', token as string);
      localStorage.setItem('profile', session as string);
    },
    [user.authToken, JSON.stringify(profile)],
  );
  return user.authToken;
}

/** Ends a session on the server only. */
export async function revokeSession(request: APIRequestContext, token: string) {
  await request.post(`${urls.api}/api/auth/signout`, {
    headers: { ...headers, authorization: `Bearer ${token}` },
    data: {},
  });
}

/** Returns what the browser stores of a session. */
export function readStoredSession(page: Page) {
  return page.evaluate(() => ({
    authToken: localStorage.getItem('authToken'),
    user: localStorage.getItem('user'),
    profile: localStorage.getItem('profile'),
  }));
}

/** Returns both states of the account icon. */
export function getAccountIcon(page: Page) {
  const bar = page.getByRole('banner').or(page.locator('[data-slot=navigation-bar]')).first();
  return {
    signIn: bar.getByRole('link', { name: 'Sign in' }),
    account: bar.getByRole('button', { name: 'Your account' }),
  };
}

/** Returns the controls of the sign-in or sign-up form. */
export function getAccountForm(within: Pick<Page, 'getByRole' | 'getByLabel'>) {
  return {
    userName: within.getByRole('textbox', { name: 'Email or mobile number' }),
    password: within.getByLabel(/^Password/),
    signIn: within.getByRole('button', { name: 'Sign in', exact: true }),
    fullName: within.getByRole('textbox', { name: 'Name' }),
    email: within.getByRole('textbox', { name: 'Email' }),
    mobile: within.getByRole('textbox', { name: 'Mobile number' }),
    confirm: within.getByLabel(/^Confirm password/),
    terms: within.getByRole('checkbox'),
    create: within.getByRole('button', { name: 'Create account' }),
  };
}

/** Fills in and submits the sign-in form. */
export async function submitSignIn(
  form: ReturnType<typeof getAccountForm>,
  userName: string,
  password: string,
) {
  await form.userName.fill(userName);
  await form.password.fill(password);
  await form.signIn.click();
}

/** Returns the newest password reset link that was mailed to this address. */
export function fetchPasswordResetLink(request: APIRequestContext, email: string): Promise<string> {
  return fetchMailLink(request, email, 'reset-password', /\/sign-in#reset=[\w-]+/);
}

/** Returns the link in the newest mail of this kind to this address. */
export async function fetchMailLink(
  request: APIRequestContext,
  email: string,
  kind: string,
  pattern: RegExp,
): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const outbox = await (await request.get(`${urls.api}/api/outbox`)).text();
    const mail = outbox
      .split('<article ')
      .find((text) => text.includes(`data-recipient="${email}"`) && text.includes(`data-kind="${kind}"`));
    link = pattern.exec(mail ?? '')?.[0];
    expect(link).toBeDefined();
  }).toPass();
  return link as string;
}

/** Saves an address as a customer's default. */
export async function createAddress(
  request: APIRequestContext,
  token: string,
  { fullName, mobile }: Pick<Customer, 'fullName' | 'mobile'>,
) {
  const answer = await request.post(`${urls.api}/api/addresses`, {
    headers: { ...headers, authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
    data: {
      ...{ fullName, mobile, division: 'Dhaka', district: 'Dhaka' },
      ...{ upazila: 'Gulshan', area: 'Road 11', line: 'House 7', isDefault: true },
    },
  });
  expect(answer.status()).toBe(201);
}
