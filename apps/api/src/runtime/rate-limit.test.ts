import { sendContactMail } from '@piri/contract/contact';
import { changePassword, forgotPassword, getCustomer, signIn, signOut } from '@piri/contract/customer';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../modules/customers/passwords/password-hash.ts';
import { addCustomer, type TestCustomer, testPassword } from '../testing/add-customer.ts';
import { expectApiError } from '../testing/expect-api-error.ts';
import { type SecondProcess, startSecondProcess } from '../testing/second-process.ts';
import { startTestApi, type TestApi, type TestResponse } from '../testing/test-api.ts';
import { consumeRateLimitOrGetWaitMs, type RateLimit } from './rate-limit.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ limitFactor: 1 });
});
beforeEach(() => api.db.deleteFrom('rateLimits').execute());
afterEach(() => {
  api.clock.now = () => new Date();
});
afterAll(() => api.close());

const minute = 60_000;

describe('a rate limit', () => {
  const limit: RateLimit = { name: 'test', of: 'somebody', burst: 3, perMs: 3 * minute };
  const noon = new Date('2026-06-15T12:00:00Z').getTime();
  const at = (ms: number, changes: Partial<RateLimit> = {}) =>
    consumeRateLimitOrGetWaitMs({ ...api.ctx, now: () => new Date(noon + ms) }, { ...limit, ...changes });

  it('allows its burst at once, then single calls, and returns the exact waiting time', async () => {
    expect([await at(0), await at(0), await at(0)]).toEqual([0, 0, 0]);
    expect(await at(0)).toBe(minute);
    expect(await at(minute - 1000)).toBe(1000);
    expect(await at(minute)).toBe(0);
    expect(await at(minute)).toBe(minute);
    expect([await at(4 * minute), await at(4 * minute), await at(4 * minute)]).toEqual([0, 0, 0]);
  });

  it('is not extended by rejected calls', async () => {
    for (let time = 0; time < 3; time += 1) await at(0);
    for (let time = 0; time < 50; time += 1) await at(0);
    expect(await at(minute)).toBe(0);
  });

  it('counts each name and each caller separately', async () => {
    for (let time = 0; time < 3; time += 1) await at(0);
    expect(await at(0, { of: 'somebody else' })).toBe(0);
    expect(await at(0, { name: 'another test' })).toBe(0);
    expect(await at(0)).toBeGreaterThan(0);
  });

  it('allows exactly its burst of fifty concurrent calls', async () => {
    const waits = await Promise.all(Array.from({ length: 50 }, () => at(0)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
  });

  it('does not block a caller after a clock was a day ahead', async () => {
    for (let time = 0; time < 4; time += 1) await at(24 * 60 * minute);
    expect(await at(0)).toBe(0);
  });

  it('stores neither address nor account in plain text', async () => {
    await at(0, { of: 'rahima@piri.example 203.0.113.7' });
    const rows = JSON.stringify(await api.db.selectFrom('rateLimits').selectAll().execute());
    expect(rows).not.toMatch(/rahima|203\.0|test/);
  });
});

describe('rate limits of signing in', () => {
  let customer: TestCustomer;
  beforeEach(async () => {
    customer = await addCustomer(api.ctx);
  });
  const enter = (password: string, from = '203.0.113.7', userName = customer.email) =>
    api.post(
      signIn.path,
      { source: 'DEFAULT', type: 'DEFAULT', userName, password },
      { 'x-forwarded-for': from },
    );
  const setPassword = async ({ id }: TestCustomer, password: string) => {
    const passwordHash = await hashPassword(password, 'cheap');
    await api.db.updateTable('customers').set({ passwordHash }).where('id', '=', id).execute();
  };
  const tooMany = (response: TestResponse): number => {
    expectApiError(response, 429, 'RATE_LIMITED');
    return Number(response.headers.get('retry-after'));
  };
  const tryTenTimes = async (from?: string) => {
    for (let time = 0; time < 10; time += 1) {
      expectApiError(await enter('wrong!', from), 401, 'SIGN_IN_FAILED');
    }
  };

  it('AUTH-2 return 429 and the time to wait for the eleventh attempt, even a correct one', async () => {
    await tryTenTimes();
    const seconds = tooMany(await enter(testPassword));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(90);
    const then = Date.now() + seconds * 1000;
    api.clock.now = () => new Date(then);
    expect((await enter(testPassword)).status).toBe(200);
  });

  it('AUTH-2 ignore the case of the account', async () => {
    await tryTenTimes();
    tooMany(await enter('wrong!', undefined, customer.email.toUpperCase()));
  });

  it('do not block the owner after attempts from another address', async () => {
    await tryTenTimes('198.51.100.1');
    expect((await enter(testPassword)).status).toBe(200);
  });

  it('also apply per account across all addresses', async () => {
    let refused = 0;
    for (let time = 0; time < 110; time += 1) {
      if ((await enter('wrong!', `198.51.100.${time}`)).status === 429) refused += 1;
    }
    expect(refused).toBeGreaterThanOrEqual(9);
  });

  it('do not block a browser in which the owner has signed in before', async () => {
    const entered = await enter(testPassword);
    const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(entered.headers.get('set-cookie')).toMatch(
      /^__Host-device=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
    );
    for (let time = 0; time < 110; time += 1) await enter('wrong!', `198.51.100.${time}`);
    for (let time = 0; time < 12; time += 1) await enter('wrong!');
    tooMany(await enter(testPassword));
    const own = (password: string, jar = cookie) =>
      api.post(
        signIn.path,
        { source: 'DEFAULT', type: 'DEFAULT', userName: customer.email, password },
        { 'x-forwarded-for': '203.0.113.7', cookie: jar },
      );
    tooMany(await own(testPassword, cookie.replace('__Host-', '')));
    expect((await own(testPassword)).status).toBe(200);
    // A known device has ten attempts, like every caller. An invented token has none.
    for (let time = 0; time < 9; time += 1) expect((await own('wrong!')).status).toBe(401);
    tooMany(await own(testPassword));
    tooMany(await own(testPassword, '__Host-device=thought-up'));
    const other = await addCustomer(api.ctx);
    for (let time = 0; time < 110; time += 1) {
      await enter('wrong!', `198.51.101.${time}`, other.email);
    }
    tooMany(await enter(testPassword, '203.0.113.7', other.email));
  });

  it('ASVS-6.3.1 trust a browser only for one account of a shared mobile number', async () => {
    const mobile = '01799999999';
    const owner = await addCustomer(api.ctx, { mobile });
    const stranger = await addCustomer(api.ctx, { mobile });
    const [ownersPassword, wrong] = ['the password of the owner', 'wrong!'];
    await setPassword(owner, ownersPassword);
    const freshDevice = async () => {
      await api.db.deleteFrom('rateLimits').execute();
      const entered = await enter(testPassword, '198.51.100.1', stranger.email);
      return entered.headers.get('set-cookie')?.split(';')[0] ?? '';
    };
    const devices = [await freshDevice(), await freshDevice(), await freshDevice()];
    const [first = '', second = '', third = ''] = devices;
    expect(new Set(devices).size).toBe(3);
    const by = (cookie: string, password: string, userName = mobile) =>
      api.post(
        signIn.path,
        { source: 'DEFAULT', type: 'DEFAULT', userName, password },
        { 'x-forwarded-for': '203.0.113.7', cookie },
      );
    await api.db.deleteFrom('rateLimits').execute();
    for (let time = 0; time < 9; time += 1) expect((await by(first, wrong)).status).toBe(401);
    // The tenth attempt of an unknown browser. From then on the owner's account is left out for every browser that does
    // not know it.
    expect((await by(second, ownersPassword)).json).toMatchObject({ profile: { userId: owner.id } });
    const left = [await by(third, ownersPassword), await by(third, wrong)].map((response) => {
      const { requestId, ...error } = expectApiError(response, 401, 'SIGN_IN_FAILED');
      return error;
    });
    expect(left[0]).toEqual(left[1]);
    // Its own account still has this browser's attempts, which do not depend on the name.
    expect((await by(third, testPassword)).json).toMatchObject({ profile: { userId: stranger.id } });
    for (let time = 0; time < 7; time += 1) await by(third, wrong, stranger.email);
    tooMany(await by(third, testPassword));
  });

  it.each([
    [changePassword.path, { currentPassword: 'wrong!', newPassword: testPassword }, 'post'],
    ['/api/customers', { password: 'wrong!' }, 'delete'],
    ['/api/customers', { mobile: '01822222222', currentPassword: 'wrong!' }, 'patch'],
    ['/api/customers/export', { password: 'wrong!' }, 'post'],
  ] as const)('limit the attempts to confirm a password at %s', async (path, body, method) => {
    for (let time = 0; time < 10; time += 1) {
      expectApiError(await api[method](path, body, customer.headers), 422, 'WRONG_PASSWORD');
    }
    tooMany(await api[method](path, body, customer.headers));
  });

  it('CONT-1 apply per visitor behind the same storefront', async () => {
    const ids = { service_id: 'piri', template_id: 'contact', user_id: 'storefront' };
    const write = (visitor: string) =>
      api.post(
        sendContactMail.path,
        { ...ids, template_params: { name: 'Rahima' } },
        { 'x-forwarded-for': visitor },
      );
    for (let time = 0; time < 20; time += 1) expect((await write('203.0.113.7')).status).toBe(200);
    tooMany(await write('203.0.113.7'));
    expect((await write('203.0.113.8')).status).toBe(200);
  });

  it('apply per address to password resets and sign-ups', async () => {
    const asked = Array.from({ length: 61 }, () =>
      api.post(forgotPassword.path, { userName: 'nobody@piri.example' }),
    );
    expect((await Promise.all(asked)).filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

describe('two processes', () => {
  let second: SecondProcess;
  beforeAll(async () => {
    second = await startSecondProcess(api);
  });
  afterAll(() => second.stop());

  it('share sessions and their end', async () => {
    const { email, headers } = await addCustomer(api.ctx);
    const here = await second.send('GET', getCustomer.path, undefined, headers);
    expect(await here.json()).toMatchObject({ email });
    const entered = await second.send('POST', signIn.path, {
      source: 'DEFAULT',
      type: 'DEFAULT',
      userName: email,
      password: testPassword,
    });
    const { authToken } = signIn.response.parse(await entered.json()).user;
    const there = { authorization: `Bearer ${authToken}` };
    expect((await api.get(getCustomer.path, there)).status).toBe(200);
    await second.send('POST', signOut.path, {}, headers);
    expectApiError(await api.get(getCustomer.path, headers), 401, 'SESSION_EXPIRED');
  });

  it('share rate limits', async () => {
    const body = { source: 'DEFAULT', type: 'DEFAULT', userName: 'nobody@piri.example', password: 'wrong!' };
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      statuses.push((await api.post(signIn.path, body)).status);
      statuses.push((await second.send('POST', signIn.path, body)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  });
});
