import { addAddress, searchAddresses } from '@piri/contract/addresses';
import { signUp } from '@piri/contract/customer';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createToken } from '../core/ids-and-tokens.ts';
import { purgeExpiredData } from '../purge-expired-data.ts';
import type { TestCustomer } from '../testing/add-customer.ts';
import { expectApiError } from '../testing/expect-api-error.ts';
import { addressFixture } from '../testing/order-fixtures.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { createIdempotentRunner } from './idempotency.ts';

let api: TestApi;
let customer: TestCustomer;
beforeAll(async () => {
  api = await startTestApi();
  customer = await api.customer();
});
afterEach(async () => {
  api.clock.now = () => new Date();
  await api.db.deleteFrom('addresses').execute();
});
afterAll(() => api.close());

const add = (key: string, { line = addressFixture.line, of = customer } = {}) =>
  api.post(addAddress.path, { ...addressFixture, line }, { ...of.headers, 'idempotency-key': key });
const standing = async (of = customer) =>
  searchAddresses.response.parse((await api.post(searchAddresses.path, {}, of.headers)).json).total;
const person = (email: string) => ({
  source: 'DEFAULT',
  type: 'DEFAULT',
  fullName: 'Somebody',
  email,
  mobile: '01700000001',
  password: 'teak by the window',
});

describe('CALL-3 a request with an idempotency key', () => {
  it('runs once, and a repetition gets the same response', async () => {
    const key = createToken();
    const [first, again] = [await add(key), await add(key)];
    expect([first.status, first.headers.get('idempotency-replayed')]).toEqual([201, null]);
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
    expect(again.json).toEqual(first.json);
    expect(await standing()).toBe(1);
  });

  it('runs once for twenty concurrent requests', async () => {
    const key = createToken();
    const responses = await Promise.all(Array.from({ length: 20 }, () => add(key)));
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(responses.filter(({ headers }) => headers.get('idempotency-replayed') === null)).toHaveLength(1);
    expect(await standing()).toBe(1);
  });

  it('runs again with another key', async () => {
    await add(createToken());
    await add(createToken());
    expect(await standing()).toBe(2);
  });

  it('is rejected if the key was used for another request', async () => {
    const key = createToken();
    await add(key);
    expectApiError(await add(key, { line: 'House 10' }), 422, 'IDEMPOTENCY_KEY_REUSED');
    expect(await standing()).toBe(1);
  });

  it('is separate for each customer, even with the same key', async () => {
    const [key, other] = [createToken(), await api.customer()];
    const [first, second] = [await add(key), await add(key, { of: other })];
    expect(second.headers.get('idempotency-replayed')).toBeNull();
    expect(second.json).not.toEqual(first.json);
    expect([await standing(), await standing(other)]).toEqual([1, 1]);
  });

  it.each([undefined, '', 'short', 'has a space in it, and more', 'x'.repeat(101)])(
    'is rejected without a valid key (%j) and changes nothing',
    async (key) => {
      const { 'idempotency-key': _, ...headers }: Record<string, string> = {
        ...customer.headers,
        'x-api-key': 'key-of-the-tests',
        'content-type': 'application/json',
        'idempotency-key': '',
      };
      const response = await api.request(addAddress.path, {
        method: 'POST',
        headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
        body: JSON.stringify(addressFixture),
      });
      expectApiError(response, 400, 'IDEMPOTENCY_KEY_MISSING');
      expect(await standing()).toBe(0);
    },
  );

  it('that failed can succeed with the same key', async () => {
    const headers = { 'idempotency-key': createToken() };
    const body = person(customer.email);
    expectApiError(await api.post(signUp.path, body, headers), 409, 'EMAIL_TAKEN');
    const renamed = `${createToken()}@piri.example`;
    await api.db.updateTable('customers').set({ email: renamed }).where('id', '=', customer.id).execute();
    expect((await api.post(signUp.path, body, headers)).status).toBe(201);
  });

  it('is rolled back completely when it fails', async () => {
    const call = { endpoint: addAddress, customerId: customer.id, key: createToken(), input: {} };
    const failing = createIdempotentRunner(
      api.ctx,
      call,
    )(async (tx) => {
      await tx.updateTable('customers').set({ fullName: 'Half' }).where('id', '=', customer.id).execute();
      throw new Error('in the middle');
    });
    await expect(failing).rejects.toThrow('in the middle');
    const row = await api.db
      .selectFrom('customers')
      .select('fullName')
      .where('id', '=', customer.id)
      .executeTakeFirstOrThrow();
    expect(row.fullName).toBe('Somebody');
    expect(await createIdempotentRunner(api.ctx, call)(async () => 'done')).toMatchObject({
      body: 'done',
      replayed: false,
    });
  });

  it('stores neither the key nor a password in plain text', async () => {
    const headers = { 'idempotency-key': createToken() };
    const body = { ...person('kept@piri.example'), password: 'planted-password' };
    await api.post(signUp.path, body, headers);
    const rows = JSON.stringify(await api.db.selectFrom('idempotencyKeys').selectAll().execute());
    expect(rows).not.toContain(headers['idempotency-key']);
    expect(rows).not.toContain('planted-password');
  });

  it('is remembered for 48 hours, or forever on request', async () => {
    const calls = ['two days', 'for ever'].map((key) => ({
      endpoint: addAddress,
      customerId: undefined,
      key: key.padEnd(20),
      input: {},
    }));
    const [short, long] = calls.map((call) => createIdempotentRunner(api.ctx, call));
    await short?.(async () => 1);
    await long?.(async () => 1, { forEver: true });
    const after = async (hours: number) => {
      const at = Date.now() + hours * 60 * 60 * 1000;
      await purgeExpiredData({ db: api.db, now: () => new Date(at) });
      return [(await short?.(async () => 2))?.body, (await long?.(async () => 2))?.body];
    };
    expect(await after(47)).toEqual([1, 1]);
    expect(await after(49)).toEqual([2, 1]);
  });
});

// The embedded database has a single connection, so no other transaction can be in progress.
if (process.env['TEST_DATABASE_URL']) {
  describe('on PostgreSQL', () => {
    it('CALL-3 is told to retry while the first request is still running', async () => {
      const call = { endpoint: addAddress, customerId: customer.id, key: createToken(), input: {} };
      const begun = Promise.withResolvers<void>();
      const finish = Promise.withResolvers<void>();
      const first = createIdempotentRunner(
        api.ctx,
        call,
      )(async (tx) => {
        await sql`select 1`.execute(tx);
        begun.resolve();
        await finish.promise;
        return 'done';
      });
      await begun.promise;
      await expect(createIdempotentRunner(api.ctx, call)(async () => 'twice')).rejects.toMatchObject({
        code: 'IDEMPOTENCY_IN_PROGRESS',
      });
      finish.resolve();
      expect(await first).toMatchObject({ body: 'done', replayed: false });
      expect(await createIdempotentRunner(api.ctx, call)(async () => 'twice')).toMatchObject({
        body: 'done',
        replayed: true,
      });
    });
  });
}
