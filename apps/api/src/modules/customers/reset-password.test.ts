import { changePassword, forgotPassword, signIn } from '@piri/contract/customer';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { startHttpServer } from '../../http/http-server.ts';
import { addCustomer, type TestCustomer, testPassword } from '../../testing/add-customer.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { expectApiError } from '../../testing/expect-api-error.ts';
import { runJobsAndReadMails } from '../../testing/read-mails.ts';
import { startTestApi, type TestApi, type TestResponse, testApiKey } from '../../testing/test-api.ts';
import { enqueueMail } from '../notifications/enqueue-mail.ts';
import { forgotPassword as forgotPasswordVerb } from './forgot-password.ts';

let api: TestApi;
let customer: TestCustomer;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(() => {
  api.clock.now = () => new Date();
});
afterAll(() => api.close());

const minute = 60_000;
const newPassword = 'a new one';
const forgot = (userName: string) => api.post(forgotPassword.path, { userName });
const change = (body: object, headers = {}) => api.post(changePassword.path, body, headers);
const enter = (password: string) =>
  api.post(signIn.path, { source: 'DEFAULT', type: 'DEFAULT', userName: customer.email, password });
const profileOf = (token: string) => api.get('/api/customers', { authorization: `Bearer ${token}` });
const later = (ms: number) => {
  const at = api.clock.now().getTime() + ms;
  api.clock.now = () => new Date(at);
};

async function resetToken(of = customer.email): Promise<string> {
  await forgot(of);
  const mail = (await runJobsAndReadMails(api, customer.email)).at(-1);
  const token = /https:\/\/shop\.example\/sign-in#reset=([\w-]+)\n/.exec(mail?.body ?? '')?.[1];
  if (token === undefined) throw new Error(`No link in ${JSON.stringify(mail)}`);
  return token;
}

function newToken(response: TestResponse): string {
  expect(response.status, response.text).toBe(200);
  return changePassword.response.strict().parse(response.json).user.authToken;
}

describe('a forgotten password', () => {
  it('AUTH-7 returns 202 with the same work for known and unknown names', async () => {
    const userNames = ['demo@piri.example', '01700000042', 'nobody@piri.example', '01999999999', 'x'];
    for (const userName of userNames) {
      const response = await forgot(userName);
      expect([response.status, response.json]).toEqual([202, {}]);
      const queries = await countQueries(api, (ctx) =>
        forgotPasswordVerb({ ctx: { ...api.ctx, ...ctx }, input: { userName } }),
      );
      expect(queries).toBe(1);
    }
  });

  it('AUTH-7 sends a link that sets a new password once', async () => {
    customer = await addCustomer(api.ctx);
    const token = await resetToken(` ${customer.email.toUpperCase()} `);
    expect(await runJobsAndReadMails(api, customer.email)).toMatchObject([
      { kind: 'reset-password', subject: 'Set a new password' },
    ]);

    const session = newToken(await change({ resetToken: token, newPassword }));
    expect((await profileOf(session)).json).toMatchObject({ userId: customer.id });
    expectApiError(await enter(testPassword), 401, 'SIGN_IN_FAILED');
    expect((await enter(newPassword)).status).toBe(200);
    expectApiError(await change({ resetToken: token, newPassword }), 401, 'RESET_TOKEN_INVALID');
  });

  it('AUTH-7 sends a link that expires after an hour', async () => {
    customer = await addCustomer(api.ctx);
    const token = await resetToken();
    later(60 * minute + 1);
    expectApiError(await change({ resetToken: token, newPassword }), 401, 'RESET_TOKEN_INVALID');
    expect((await enter(testPassword)).status).toBe(200);
  });

  it('AUTH-7 ends every session and every other link', async () => {
    customer = await addCustomer(api.ctx);
    const first = await resetToken();
    later(6 * minute);
    const second = await resetToken();
    newToken(await change({ resetToken: second, newPassword }, customer.headers));
    expectApiError(await profileOf(customer.token), 401, 'SESSION_EXPIRED');
    expectApiError(await change({ resetToken: first, newPassword }), 401, 'RESET_TOKEN_INVALID');
  });

  it('AUTH-7 can be reset with an expired session', async () => {
    customer = await addCustomer(api.ctx);
    const token = await resetToken();
    newToken(await change({ resetToken: token, newPassword }, { authorization: 'Bearer of-long-ago' }));
  });

  it('AUTH-7 sends at most one mail in five minutes', async () => {
    customer = await addCustomer(api.ctx);
    for (let time = 0; time < 5; time += 1) expect((await forgot(customer.email)).status).toBe(202);
    expect(await runJobsAndReadMails(api, customer.email)).toHaveLength(1);
    later(4 * minute);
    await forgot(customer.email);
    expect(await runJobsAndReadMails(api, customer.email)).toHaveLength(1);
    later(2 * minute);
    await forgot(customer.email);
    expect(await runJobsAndReadMails(api, customer.email)).toHaveLength(2);
  });

  it('AUTH-7 sends a separate mail to each account with the same number', async () => {
    const [one, other] = [
      await addCustomer(api.ctx, { mobile: '01755555555' }),
      await addCustomer(api.ctx, { mobile: '01755555555' }),
    ];
    await forgot('+880 1755 555555');
    const [first, second] = [
      await runJobsAndReadMails(api, one.email),
      await runJobsAndReadMails(api, other.email),
    ];
    expect([first.length, second.length]).toEqual([1, 1]);
    expect(first[0]?.body).not.toBe(second[0]?.body);
  });

  it('AUTH-7 accepts one of ten concurrent uses of a link', async () => {
    customer = await addCustomer(api.ctx);
    const token = await resetToken();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => change({ resetToken: token, newPassword })),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(401)]);
  });

  it('sends one mail if several workers run', async () => {
    customer = await addCustomer(api.ctx);
    await forgot(customer.email);
    await Promise.all(Array.from({ length: 4 }, () => runJobsAndReadMails(api, customer.email)));
    expect(await runJobsAndReadMails(api, customer.email)).toHaveLength(1);
  });

  it('stores only the hash of a reset token', async () => {
    customer = await addCustomer(api.ctx);
    const token = await resetToken();
    const rows = await api.db.selectFrom('oneTimeTokens').selectAll().execute();
    expect(rows.map((row) => row.customerId)).toContain(customer.id);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('changing a password', () => {
  it('AUTH-7 ends other sessions, starts a new one and sends a mail', async () => {
    customer = await addCustomer(api.ctx);
    const session = newToken(await change({ currentPassword: testPassword, newPassword }, customer.headers));
    expect((await profileOf(session)).status).toBe(200);
    expectApiError(await profileOf(customer.token), 401, 'SESSION_EXPIRED');
    expectApiError(await enter(testPassword), 401, 'SIGN_IN_FAILED');
    expect((await enter(newPassword)).status).toBe(200);
    expect(await runJobsAndReadMails(api, customer.email)).toMatchObject([{ kind: 'password-changed' }]);
  });

  it('AUTH-7 rejects a wrong current password and keeps the session', async () => {
    customer = await addCustomer(api.ctx);
    const response = await change({ currentPassword: 'not this', newPassword }, customer.headers);
    const { fields } = expectApiError(response, 422, 'WRONG_PASSWORD');
    expect(fields).toMatchObject([{ path: 'currentPassword', code: 'WRONG_PASSWORD' }]);
    expect((await profileOf(customer.token)).status).toBe(200);
    expect(await runJobsAndReadMails(api, customer.email)).toEqual([]);
  });

  it('AUTH-7 requires a session or a token, and distinguishes an expired session from none', async () => {
    const body = { currentPassword: testPassword, newPassword };
    expectApiError(await change(body), 401, 'SIGN_IN_REQUIRED');
    expectApiError(await change(body, { authorization: 'Bearer gone' }), 401, 'SESSION_EXPIRED');
    expectApiError(await change({ resetToken: 'guessed', newPassword }), 401, 'RESET_TOKEN_INVALID');
  });

  it.each([
    ['neither a password nor a token', {}],
    ['both a password and a token', { currentPassword: testPassword, resetToken: 'x' }],
    ['a short new password', { currentPassword: testPassword, newPassword: '12345' }],
  ])('AUTH-7 rejects %s', async (_, body) => {
    customer = await addCustomer(api.ctx);
    expectApiError(await change({ newPassword, ...body }, customer.headers), 422, 'INVALID');
  });

  it('AUTH-7 rejects a weak new password and keeps the old one', async () => {
    customer = await addCustomer(api.ctx, { mobile: '01711482906' });
    for (const [weak, code] of [
      ['password', 'COMMON_PASSWORD'],
      [customer.email.toUpperCase(), 'PERSONAL_PASSWORD'],
      ['01711482906', 'PERSONAL_PASSWORD'],
    ] as const) {
      const response = await change({ currentPassword: testPassword, newPassword: weak }, customer.headers);
      const { fields } = expectApiError(response, 422, 'WEAK_PASSWORD');
      expect(fields).toMatchObject([{ path: 'newPassword', code }]);
    }
    expect((await profileOf(customer.token)).status).toBe(200);
    expect((await enter(testPassword)).status).toBe(200);
  });

  it('AUTH-7 keeps a reset link valid after a weak password was rejected', async () => {
    customer = await addCustomer(api.ctx);
    const token = await resetToken();
    expectApiError(await change({ resetToken: token, newPassword: 'somebody' }), 422, 'WEAK_PASSWORD');
    newToken(await change({ resetToken: token, newPassword }));
  });

  it('ends sessions that sign in concurrently with the old password', async () => {
    for (let round = 0; round < 5; round += 1) {
      customer = await addCustomer(api.ctx);
      const before = Array.from({ length: 4 }, () => enter(testPassword));
      const changing = change({ currentPassword: testPassword, newPassword }, customer.headers);
      const entered = await Promise.all([...before, ...Array.from({ length: 8 }, () => enter(testPassword))]);
      newToken(await changing);
      const sessions = await api.db
        .selectFrom('sessions')
        .selectAll()
        .where('customerId', '=', customer.id)
        .execute();
      expect(sessions).toHaveLength(1);
      expect(entered.every(({ status }) => status === 200 || status === 401)).toBe(true);
    }
  });

  it('succeeds for one of ten concurrent requests', async () => {
    customer = await addCustomer(api.ctx);
    const body = { currentPassword: testPassword, newPassword };
    const responses = await Promise.all(Array.from({ length: 10 }, () => change(body, customer.headers)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await runJobsAndReadMails(api, customer.email)).toHaveLength(1);
  });
});

describe('the outbox page', () => {
  it('AUTH-7 shows a mail with its link and is not cached', async () => {
    customer = await addCustomer(api.ctx);
    const token = await resetToken();
    const response = await fetch(`${api.url}/api/outbox`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await response.text();
    expect(html).toContain(`data-recipient="${customer.email}"`);
    expect(html).toContain(`<a href="https://shop.example/sign-in#reset=${token}"`);
  });

  it('escapes markup and links only to the shop', async () => {
    const mail = { kind: 'contact', to: '"><b>@piri.example', subject: '<script>alert(1)</script>' };
    const body = '</pre><img src=x> https://shop.example.evil/';
    await enqueueMail(api.db, { ...mail, budget: 'UNLIMITED', body }, api.ctx.now());
    const html = await (await fetch(`${api.url}/api/outbox`)).text();
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toMatch(/<script|<img|<b>|href="https:\/\/shop\.example\.evil/);
  });

  it('does not exist in production', async () => {
    const app = createApp({ ctx: api.ctx, apiKey: testApiKey, readAddress: () => '' });
    const shop = await startHttpServer(app, '127.0.0.1', 0);
    expect((await fetch(`${shop.url}/api/outbox`)).status).toBe(404);
    await shop.close();
  });
});
