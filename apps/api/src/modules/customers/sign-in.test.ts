import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { signIn, signOut, signUp } from '@piri/contract/customer';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addCustomer, testPassword } from '../../testing/add-customer.ts';
import { expectApiError } from '../../testing/expect-api-error.ts';
import { hashAllTables } from '../../testing/hash-tables.ts';
import { startTestApi, type TestApi, type TestResponse } from '../../testing/test-api.ts';
import { hashPassword } from './passwords/password-hash.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(() => {
  api.clock.now = () => new Date();
});
afterAll(() => api.close());

const origin = { source: 'DEFAULT', type: 'DEFAULT' } as const;
const demo = { ...origin, userName: 'demo@piri.example', password: 'piri123' };
const newcomer = {
  ...origin,
  fullName: 'Rahima Khatun',
  email: 'newcomer@piri.example',
  mobile: '01711111111',
  password: 'সোনার তরী',
};

const enter = (changes: object = {}) => api.post(signIn.path, { ...demo, ...changes });
const signedIn = (response: TestResponse) => {
  expect(response.status, response.text).toBe(200);
  return signIn.response.strict().parse(response.json);
};
const later = (ms: number) => {
  const at = api.clock.now().getTime() + ms;
  api.clock.now = () => new Date(at);
};
const profileOf = (token: string) => api.get('/api/customers', { authorization: `Bearer ${token}` });
const day = 24 * 60 * 60 * 1000;

describe('signing in', () => {
  it('AUTH-2 returns token, user and profile', async () => {
    const { user, profile } = signedIn(await enter());
    expect(user.authToken).toMatch(/^[\w-]{43}$/);
    expect(profile).toEqual({
      userId: 'demo',
      name: 'Demo Customer',
      email: 'demo@piri.example',
      mobile: '01700000000',
      imageUrl: '',
      emailConfirmed: true,
      subscriptionStatus: 'SUBSCRIBED',
    });
    expect((await profileOf(user.authToken)).json).toEqual(profile);
  });

  it.each(['demo@piri.example', '  Demo@Piri.Example ', '01700000000', '+880 1700-000000', '০১৭০০০০০০০০'])(
    'AUTH-1 accepts the user name %j',
    async (userName) => {
      expect(signedIn(await enter({ userName })).profile.userId).toBe('demo');
    },
  );

  it.each([
    ['source', { source: 'WEB' }],
    ['type', { type: 'GUEST' }],
    ['userName', { userName: '  ' }],
    ['password', { password: '12345' }],
  ])('AUTH-1 rejects an invalid %s', async (path, changes) => {
    expect(expectApiError(await enter(changes), 422, 'INVALID').fields?.map((field) => field.path)).toEqual([
      path,
    ]);
  });

  it('AUTH-1 accepts a password of six characters', async () => {
    const customer = await addCustomer(api.ctx);
    await api.db
      .updateTable('customers')
      .set({ passwordHash: await hashPassword('123456', 'cheap') })
      .where('id', '=', customer.id)
      .execute();
    signedIn(await enter({ userName: customer.email, password: '123456' }));
  });

  it('AUTH-2 returns the same error for an unknown name, unknown number and wrong password', async () => {
    const responses = [
      await enter({ userName: 'nobody@piri.example' }),
      await enter({ userName: '01999999999' }),
      await enter({ userName: 'no name at all' }),
      await enter({ password: 'piri124' }),
      await enter({ userName: '01700000042', password: 'piri124' }),
    ];
    const said = responses.map((response) => {
      const { requestId, ...error } = expectApiError(response, 401, 'SIGN_IN_FAILED');
      return error;
    });
    expect(new Set(said.map((error) => JSON.stringify(error))).size).toBe(1);
  });

  // The response time is mainly that of the hashes. Without dummy hashes it would be a twentieth.
  it.each([
    { kind: 'address', unknown: 'nobody@piri.example', known: demo.userName, hashes: 1 },
    { kind: 'number', unknown: '01999999999', known: '01700000000', hashes: 2 },
    { kind: 'number of two accounts', unknown: '01999999999', known: '01700000042', hashes: 2 },
  ])(
    'AUTH-2 computes as many hashes for an unknown name as for a wrong password of a known $kind',
    async ({ unknown, known, hashes }) => {
      const costsOf = async (userName: string) => {
        const argon2 = vi.spyOn(crypto, 'argon2');
        syncBuiltinESMExports();
        expectApiError(await enter({ userName, password: 'wrong!' }), 401, 'SIGN_IN_FAILED');
        const costs = argon2.mock.calls.map(([, { memory, passes, parallelism }]) => [
          memory,
          passes,
          parallelism,
        ]);
        argon2.mockRestore();
        syncBuiltinESMExports();
        return costs;
      };
      const costs = await costsOf(known);
      expect(costs).toHaveLength(hashes);
      expect(await costsOf(unknown)).toEqual(costs);
    },
  );

  it('reveals no other account with the same number to a user who knows one password', async () => {
    const [mobile, password] = ['01755555555', 'a password of my own'];
    const { id } = await addCustomer(api.ctx, { mobile });
    await addCustomer(api.ctx, { mobile });
    const passwordHash = await hashPassword(password, 'cheap');
    await api.db.updateTable('customers').set({ passwordHash }).where('id', '=', id).execute();
    expect(signedIn(await enter({ userName: mobile, password })).profile.userId).toBe(id);
  });

  it('AUTH-2 returns 409 only if accounts share the number and the password', async () => {
    expectApiError(await enter({ userName: '01700000042' }), 409, 'SEVERAL_ACCOUNTS');
    expectApiError(await enter({ userName: '01700000042', password: 'wrong!' }), 401, 'SIGN_IN_FAILED');
    expect(signedIn(await enter({ userName: 'rahima@piri.example' })).profile.userId).toBe('first-of-two');
  });

  it('replaces a hash of an old kind and still accepts the password', async () => {
    const { id, email } = await addCustomer(api.ctx);
    const salt = Buffer.alloc(16, 7).toString('base64').replaceAll('=', '');
    // scrypt of "a password of the tests" with N=16, r=8, p=1, as a Node without argon2 would have made it.
    const { scryptSync } = await import('node:crypto');
    const hash = scryptSync(testPassword, Buffer.alloc(16, 7), 32, { N: 16, r: 8, p: 1 });
    const passwordHash = `$scrypt$ln=4,r=8,p=1$${salt}$${hash.toString('base64').replaceAll('=', '')}`;
    await api.db.updateTable('customers').set({ passwordHash }).where('id', '=', id).execute();
    signedIn(await enter({ userName: email, password: testPassword }));
    const row = await api.db
      .selectFrom('customers')
      .select('passwordHash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.passwordHash).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
    signedIn(await enter({ userName: email, password: testPassword }));
  });

  it('stores only the hash of a token', async () => {
    const { authToken } = signedIn(await enter()).user;
    const rows = await api.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(authToken);
  });
});

describe('a session', () => {
  it('expires after 14 days without use', async () => {
    const { token } = await api.customer();
    later(14 * day - 1000);
    expect((await profileOf(token)).status).toBe(200);
    later(14 * day);
    expectApiError(await profileOf(token), 401, 'SESSION_EXPIRED');
  });

  it('expires after 30 days even if it is used every week', async () => {
    const { token } = await api.customer();
    for (let week = 0; week < 4; week += 1) {
      later(7 * day);
      expect((await profileOf(token)).status).toBe(200);
    }
    later(2 * day + 1);
    expectApiError(await profileOf(token), 401, 'SESSION_EXPIRED');
  });

  it.each(['Bearer unknown', 'bearer unknown', `Bearer ${'x'.repeat(5000)}`])(
    'AUTH-7 is reported as expired for the unknown token %s',
    async (authorization) => {
      expectApiError(await api.get('/api/customers', { authorization }), 401, 'SESSION_EXPIRED');
    },
  );

  it.each(['', 'Bearer', 'Basic ZGVtbzpwaXJpMTIz'])(
    'is reported as missing for the header %j',
    async (authorization) => {
      expectApiError(await api.get('/api/customers', { authorization }), 401, 'SIGN_IN_REQUIRED');
    },
  );

  it('ASVS-7.2.4 ends when its owner signs in again with it, and other sessions continue', async () => {
    const { email, headers, token } = await api.customer();
    const signInAgain = async () =>
      signedIn(await api.post(signIn.path, { ...demo, userName: email, password: testPassword }, headers));
    const elsewhere = signedIn(await enter({ userName: email, password: testPassword })).user.authToken;
    const wrong = await api.post(signIn.path, { ...demo, userName: email, password: 'wrong!' }, headers);
    expect(wrong.status).toBe(401);
    expect((await profileOf(token)).status).toBe(200);
    const { authToken } = (await signInAgain()).user;
    expectApiError(await profileOf(token), 401, 'SESSION_EXPIRED');
    for (const other of [authToken, elsewhere]) expect((await profileOf(other)).status).toBe(200);
    await signInAgain();
    expect((await profileOf(authToken)).status).toBe(200);
    // Another customer's session, as on a shared computer, is not ended.
    const other = await api.customer();
    signedIn(await api.post(signIn.path, demo, other.headers));
    expect((await profileOf(other.token)).status).toBe(200);
  });

  it('is ignored by public endpoints', async () => {
    const response = await api.post('/api/categories/search', {}, { authorization: 'Bearer unknown' });
    expect(response.status).toBe(200);
  });
});

describe('signing out', () => {
  it('AUTH-5 ends this session only', async () => {
    const { id, token, headers } = await api.customer();
    const others = signedIn(await enter({ userName: `${id}@piri.example`, password: testPassword })).user
      .authToken;
    expect((await api.post(signOut.path, {}, headers)).json).toEqual({});
    expectApiError(await profileOf(token), 401, 'SESSION_EXPIRED');
    expect((await profileOf(others)).status).toBe(200);
  });

  it.each<[string, Record<string, string>]>([
    ['no token', {}],
    ['an unknown token', { authorization: 'Bearer unknown' }],
    ['a header without a bearer token', { authorization: 'Basic x' }],
  ])('AUTH-5 returns 200 for %s', async (_, headers) => {
    expect((await api.post(signOut.path, {}, headers)).status).toBe(200);
  });

  it('AUTH-5 returns 200 if repeated', async () => {
    const { headers } = await api.customer();
    for (let time = 0; time < 2; time += 1) {
      expect((await api.post(signOut.path, {}, headers)).status).toBe(200);
    }
  });
});

describe('signing up', () => {
  afterEach(() => api.db.deleteFrom('customers').where('email', '=', newcomer.email).execute());
  const join = (changes: object = {}) => api.post(signUp.path, { ...newcomer, ...changes });
  const rows = () => api.db.selectFrom('customers').selectAll().where('email', '=', newcomer.email).execute();

  it('AUTH-4 returns 201 with the id, and allows signing in by address and number', async () => {
    const response = await join();
    expect(response.status, response.text).toBe(201);
    const { user } = signUp.response.strict().parse(response.json);
    for (const userName of [newcomer.email, newcomer.mobile]) {
      const { profile } = signedIn(await enter({ userName, password: newcomer.password }));
      expect(profile).toMatchObject({ userId: user.userId, name: newcomer.fullName });
    }
  });

  it('AUTH-3 stores a normalised address and number', async () => {
    await join({ email: ' Newcomer@Piri.example ', mobile: '+৮৮০ ১৭১১-১১১ ১১১', fullName: ' Rahima ' });
    expect(await rows()).toMatchObject([
      { email: newcomer.email, mobile: newcomer.mobile, fullName: 'Rahima' },
    ]);
  });

  it('AUTH-4 returns 409 for a taken address in any spelling, and changes nothing', async () => {
    const before = await hashAllTables(api);
    for (const email of ['demo@piri.example', 'DEMO@piri.example', ' demo@PIRI.example ']) {
      const { fields } = expectApiError(await join({ email }), 409, 'EMAIL_TAKEN');
      expect(fields).toMatchObject([{ path: 'email' }]);
    }
    const { rate_limits, ...after } = await hashAllTables(api);
    expect(before).toMatchObject(after);
  });

  it('accepts a mobile number of another account', async () => {
    expect((await join({ mobile: '01700000000' })).status).toBe(201);
  });

  it.each<[string, object]>([
    ['fullName', { fullName: '   ' }],
    ['fullName', { fullName: 'x'.repeat(10_000) }],
    ['email', { email: 'a@b' }],
    ['email', { email: '' }],
    ['mobile', { mobile: '12345' }],
    ['password', { password: 'short' }],
    ['password', { password: 'x'.repeat(201) }],
    ['type', { type: 'ADMIN' }],
  ])('AUTH-3 rejects an invalid %s: %j', async (path, changes) => {
    const { fields } = expectApiError(await join(changes), 422, 'INVALID');
    expect(fields?.map((field) => field.path)).toEqual([path]);
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['COMMON_PASSWORD', '123456'],
    ['COMMON_PASSWORD', 'Password'],
    ['PERSONAL_PASSWORD', 'Newcomer@Piri.example'],
    ['PERSONAL_PASSWORD', 'newcomer'],
    ['PERSONAL_PASSWORD', 'rahima khatun'],
    ['PERSONAL_PASSWORD', '+880 1711-111111'],
  ])('AUTH-3 rejects as %s: %j', async (code, password) => {
    const { fields } = expectApiError(await join({ password }), 422, 'WEAK_PASSWORD');
    expect(fields).toMatchObject([{ path: 'password', code }]);
    expect(await rows()).toEqual([]);
  });

  it('AUTH-3 rejects unknown fields such as an id', async () => {
    expectApiError(await join({ id: 'demo' }), 422, 'INVALID');
  });

  it('AUTH-4 accepts one of twenty concurrent requests with one address', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => join()));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, ...Array(19).fill(409)]);
    expect(await rows()).toHaveLength(1);
  });

  it('stores only a salted hash of the password', async () => {
    await join();
    const [row] = await rows();
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(JSON.stringify(row)).not.toContain(newcomer.password);
  });

  it('accepts the password in any Unicode normalisation', async () => {
    await join({ password: 'বড়ো ঘর'.normalize('NFD') });
    signedIn(await enter({ userName: newcomer.email, password: 'বড়ো ঘর'.normalize('NFC') }));
  });
});
