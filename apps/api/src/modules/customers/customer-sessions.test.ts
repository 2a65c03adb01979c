import { changePassword, exportCustomer, signIn } from '@piri/contract/customer';
import { endOtherSessions, endSession, listSessions, type Session } from '@piri/contract/sessions';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { addCustomer, type TestCustomer, testPassword } from '../../testing/add-customer.ts';
import { expectApiError } from '../../testing/expect-api-error.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let customer: TestCustomer;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  customer = await addCustomer(api.ctx);
});
afterEach(() => {
  api.clock.now = () => new Date();
});
afterAll(() => api.close());

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const end = (id: string, headers: Record<string, string>) =>
  api.delete(`${endSession.path}?id=${id}`, '', headers);

async function signInWith(userAgent: string): Promise<string> {
  const body = { source: 'DEFAULT', type: 'DEFAULT', userName: customer.email, password: testPassword };
  const response = await api.post(signIn.path, body, { 'user-agent': userAgent });
  return signIn.response.parse(response.json).user.authToken;
}

async function listSessionsOf(headers: Record<string, string>): Promise<Session[]> {
  const response = await api.get(listSessions.path, headers);
  expect(response.status, response.text).toBe(200);
  return listSessions.response.strict().parse(response.json).sessions;
}

it('AUTH-8 lists sessions with their devices and marks the current one', async () => {
  const at = new Date('2030-01-02T03:04:05Z');
  api.clock.now = () => at;
  customer = await addCustomer(api.ctx);
  const token = await signInWith(firefox);
  const sessions = await listSessionsOf(bearer(token));
  expect(sessions).toHaveLength(2);
  expect(sessions[0]).toEqual({
    ...{ id: expect.any(String), device: 'Firefox on Windows', isCurrent: true },
    ...{ signedInAt: at.toISOString(), lastUsedAt: at.toISOString() },
  });
  expect(sessions[1]).toMatchObject({ device: '', isCurrent: false });
  expect(JSON.stringify(sessions)).not.toContain(token);
});

it('AUTH-8 leaves out expired sessions', async () => {
  const start = Date.now();
  await signInWith(firefox);
  api.clock.now = () => new Date(start + 13 * 24 * 60 * 60 * 1000);
  expect(await listSessionsOf(customer.headers)).toHaveLength(2);
  api.clock.now = () => new Date(start + 15 * 24 * 60 * 60 * 1000);
  expect(await listSessionsOf(customer.headers)).toMatchObject([{ isCurrent: true }]);
});

it('AUTH-5 ends one session and keeps the others', async () => {
  const token = await signInWith(firefox);
  const theirs = (await listSessionsOf(customer.headers)).find(({ isCurrent }) => !isCurrent);
  expect((await end(theirs?.id ?? '', customer.headers)).status).toBe(200);
  expectApiError(await api.get(listSessions.path, bearer(token)), 401, 'SESSION_EXPIRED');
  expect(await listSessionsOf(customer.headers)).toMatchObject([{ isCurrent: true }]);
  expectApiError(await end(theirs?.id ?? '', customer.headers), 404, 'NOT_FOUND');
});

it('AUTH-5 neither lists nor ends sessions of another customer', async () => {
  const stranger = await addCustomer(api.ctx);
  const [theirs] = await listSessionsOf(stranger.headers);
  const mine = await listSessionsOf(customer.headers);
  expect(mine.map(({ id }) => id)).not.toContain(theirs?.id);
  expectApiError(await end(theirs?.id ?? '', customer.headers), 404, 'NOT_FOUND');
  expect((await api.delete(endOtherSessions.path, '', customer.headers)).status).toBe(200);
  expect(await listSessionsOf(stranger.headers)).toHaveLength(1);
});

it('AUTH-5 ends all sessions except the current one', async () => {
  const others = await Promise.all([signInWith(firefox), signInWith('')]);
  expect((await api.delete(endOtherSessions.path, '', customer.headers)).status).toBe(200);
  expect(await listSessionsOf(customer.headers)).toMatchObject([{ isCurrent: true }]);
  for (const token of others) {
    expectApiError(await api.get(listSessions.path, bearer(token)), 401, 'SESSION_EXPIRED');
  }
});

it('AUTH-7 keeps only the session that changes the password', async () => {
  await signInWith('');
  const response = await api.post(
    changePassword.path,
    { currentPassword: testPassword, newPassword: 'a new one' },
    { ...customer.headers, 'user-agent': firefox },
  );
  const { authToken } = changePassword.response.parse(response.json).user;
  expect(await listSessionsOf(bearer(authToken))).toMatchObject([
    { device: 'Firefox on Windows', isCurrent: true },
  ]);
});

it('exports devices but no session tokens', async () => {
  const token = await signInWith(firefox);
  const { json, text } = await api.post(exportCustomer.path, { password: testPassword }, bearer(token));
  expect(exportCustomer.response.parse(json).data['sessions']).toContainEqual(
    expect.objectContaining({ device: 'Firefox on Windows' }),
  );
  expect(text).not.toContain(token);
});
