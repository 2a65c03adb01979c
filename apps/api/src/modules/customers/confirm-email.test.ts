import {
  type CustomerProfile,
  changePassword,
  deleteCustomer,
  exportCustomer,
  getCustomer,
} from '@piri/contract/customer';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addCustomer, type TestCustomer, testPassword } from '../../testing/add-customer.ts';
import { runJobsAndReadMails } from '../../testing/read-mails.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let unconfirmed: TestCustomer;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  api.clock.now = () => new Date();
  unconfirmed = await addCustomer(api.ctx, { isConfirmed: false });
});
afterAll(() => api.close());

const week = 7 * 24 * 60 * 60 * 1000;
const profileOf = async ({ headers }: TestCustomer) =>
  (await api.get(getCustomer.path, headers)).json as CustomerProfile;
const subscribe = (email: string) => api.post('/api/emails/subscriptions', { userId: '', email });
const sendLink = ({ headers }: TestCustomer) => api.post('/api/customers/confirmations', {}, headers);
const links = async ({ email }: TestCustomer) =>
  (await runJobsAndReadMails(api, email)).flatMap(
    ({ body }) => /https:\/\/shop\.example(\/api\/customers\/confirm\?token=\S+)/.exec(body)?.slice(1) ?? [],
  );
const open = (path: string, method = 'POST') => fetch(`${api.url}${path}`, { method });

it('hides the subscription status of an unconfirmed address', async () => {
  await subscribe(unconfirmed.email);
  expect(await profileOf(unconfirmed)).toMatchObject({
    emailConfirmed: false,
    subscriptionStatus: 'UNSUBSCRIBED',
  });
  const { data } = (await api.post(exportCustomer.path, { password: testPassword }, unconfirmed.headers))
    .json as {
    data: Record<string, unknown[]>;
  };
  expect(data['subscriptions']).toEqual([]);
});

it('keeps the subscription and the mail when an account with an unconfirmed address is deleted', async () => {
  await subscribe(unconfirmed.email);
  const response = await api.delete(deleteCustomer.path, { password: testPassword }, unconfirmed.headers);
  expect(response.status).toBe(200);
  expect(await runJobsAndReadMails(api, unconfirmed.email)).toMatchObject([{ kind: 'subscription' }]);
  const existing = await api.db
    .selectFrom('subscriptions')
    .select('email')
    .where('email', '=', unconfirmed.email)
    .execute();
  expect(existing).toHaveLength(1);
});

it('mails a link on sign-up, and confirms the address with the button on its page', async () => {
  const email = `${unconfirmed.id}-new@piri.example`;
  const details = { fullName: 'Rahima', email, mobile: '01700000001', password: testPassword };
  await api.post('/api/signup', { source: 'DEFAULT', type: 'DEFAULT', ...details });
  const signedIn = await api.post('/api/signin/customers', {
    ...{ source: 'DEFAULT', type: 'DEFAULT', userName: email, password: testPassword },
  });
  const { user } = signedIn.json as { user: { authToken: string } };
  const customer = { ...unconfirmed, email, headers: { authorization: `Bearer ${user.authToken}` } };
  await subscribe(email);
  const [link = ''] = await links(customer);

  expect(await (await open(link, 'GET')).text()).toContain('Confirm your email address');
  expect((await profileOf(customer)).emailConfirmed).toBe(false);
  const pressed = await open(link);
  expect([pressed.status, await pressed.text()]).toEqual([200, expect.stringContaining('is confirmed')]);
  expect(await profileOf(customer)).toMatchObject({ emailConfirmed: true, subscriptionStatus: 'SUBSCRIBED' });

  expect((await open(link)).status).toBe(404);
});

it('sends the link again on request, unless the address is confirmed', async () => {
  expect((await sendLink(unconfirmed)).status).toBe(202);
  expect((await sendLink(unconfirmed)).status).toBe(202);
  const [first = '', second = ''] = await links(unconfirmed);
  expect((await open(second)).status).toBe(200);
  expect((await open(first)).status).toBe(404);
  await sendLink(unconfirmed);
  expect(await links(unconfirmed)).toHaveLength(2);
  expect((await api.post('/api/customers/confirmations', {})).status).toBe(401);
});

it('rejects an invalid token, and a link after a week', async () => {
  await sendLink(unconfirmed);
  const [link = ''] = await links(unconfirmed);
  const at = Date.now() + week;
  api.clock.now = () => new Date(at);
  expect((await open(link)).status).toBe(404);
  expect((await open('/api/customers/confirm?token=%00')).status).toBe(404);
  expect((await open('/api/customers/confirm')).status).toBe(404);
  expect((await profileOf(unconfirmed)).emailConfirmed).toBe(false);
});

it('confirms the address when a reset link is used', async () => {
  await api.post('/api/forgot', { userName: unconfirmed.email });
  const mails = await runJobsAndReadMails(api, unconfirmed.email);
  const resetToken = mails.map(({ body }) => /#reset=(\S+)/.exec(body)?.[1]).find((token) => token);
  const changed = await api.post(changePassword.path, { resetToken, newPassword: testPassword });
  const { user } = changed.json as { user: { authToken: string } };
  const profile = await profileOf({ ...unconfirmed, headers: { authorization: `Bearer ${user.authToken}` } });
  expect(profile.emailConfirmed).toBe(true);
});
