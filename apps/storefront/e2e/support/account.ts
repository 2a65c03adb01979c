import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { urls } from './urls.ts';

export interface Customer {
  fullName: string;
  email: string;
  mobile: string;
  password: string;
}

let made = 0;

/** Somebody nobody has heard of yet. */
export function newCustomerData(): Customer {
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

/** Somebody with an account of their own, so that no journey meets another. */
export async function registerCustomer(request: APIRequestContext): Promise<Customer> {
  const person = newCustomerData();
  const answer = await request.post(`${urls.api}/api/signup`, {
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    data: { source: 'DEFAULT', type: 'DEFAULT', ...person },
  });
  expect(answer.status()).toBe(201);
  return person;
}

/** Signed in without a form: the token lies in the browser before its first page. */
export async function seedSession(page: Page, person: Customer): Promise<string> {
  const answer = await page.request.post(`${urls.api}/api/signin/customers`, {
    headers,
    data: { source: 'DEFAULT', type: 'DEFAULT', userName: person.email, password: person.password },
  });
  const { user, profile } = await answer.json();
  await page.addInitScript(
    ([token, kept]) => {
      // Once: a page that is loaded after a sign-out must not be signed in again.
      if (sessionStorage.getItem('put')) return;
      sessionStorage.setItem('put', '1');
      localStorage.setItem('authToken', token as string);
      localStorage.setItem('profile', kept as string);
    },
    [user.authToken, JSON.stringify(profile)],
  );
  return user.authToken;
}

/** Ends a session behind the browser's back. */
export async function revokeSession(request: APIRequestContext, token: string) {
  await request.post(`${urls.api}/api/auth/signout`, {
    headers: { ...headers, authorization: `Bearer ${token}` },
    data: {},
  });
}

/** What the browser keeps of a session. */
export function readStoredSession(page: Page) {
  return page.evaluate(() => ({
    authToken: localStorage.getItem('authToken'),
    user: localStorage.getItem('user'),
    profile: localStorage.getItem('profile'),
  }));
}

/** The account's icon, whichever of its two faces shows. */
export function accountIcon(page: Page) {
  const bar = page.getByRole('banner').or(page.locator('[data-slot=navigation-bar]')).first();
  return {
    signIn: bar.getByRole('link', { name: 'Sign in' }),
    account: bar.getByRole('button', { name: 'Your account' }),
  };
}

/** The form to sign in or up, wherever it stands. */
export function getAccountForm(within: Pick<Page, 'getByRole' | 'getByLabel'>) {
  return {
    userName: within.getByRole('textbox', { name: 'E-mail or mobile' }),
    password: within.getByLabel(/^Password/),
    signIn: within.getByRole('button', { name: 'Sign in', exact: true }),
    fullName: within.getByRole('textbox', { name: 'Name' }),
    email: within.getByRole('textbox', { name: 'E-mail' }),
    mobile: within.getByRole('textbox', { name: 'Mobile' }),
    confirm: within.getByLabel(/^Confirm password/),
    terms: within.getByRole('checkbox'),
    create: within.getByRole('button', { name: 'Create the account' }),
  };
}

/** Fills the form to sign in, and sends it. */
export async function submitSignIn(
  form: ReturnType<typeof getAccountForm>,
  userName: string,
  password: string,
) {
  await form.userName.fill(userName);
  await form.password.fill(password);
  await form.signIn.click();
}

/** The newest link to a new password that was mailed to this address. */
export function getPasswordResetLink(request: APIRequestContext, email: string): Promise<string> {
  return linkInMail(request, email, 'reset-password', /\/sign-in#reset=[\w-]+/);
}

/** The link of the newest mail of this kind to this address. */
export async function linkInMail(
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

/** An address that a customer has kept, and that their things usually go to. */
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
