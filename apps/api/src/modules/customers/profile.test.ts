import { deleteCustomer, exportCustomer, getCustomer, signUp, updateCustomer } from '@piri/contract/customer';
import { endpoints } from '@piri/contract/endpoints';
import { uploadFile } from '@piri/contract/files';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createId } from '../../core/ids-and-tokens.ts';
import { purgeExpiredData } from '../../purge-expired-data.ts';
import { type TestCustomer, testPassword } from '../../testing/add-customer.ts';
import { createEndpointInputFixture } from '../../testing/endpoint-fixtures.ts';
import { expectApiError } from '../../testing/expect-api-error.ts';
import { createPngFixture } from '../../testing/file-fixtures.ts';
import { addressFixture, placeOrderWithOverrides } from '../../testing/order-fixtures.ts';
import { startSecondProcess } from '../../testing/second-process.ts';
import { sendRequest } from '../../testing/send-request.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { transitionOrder } from '../fulfilment/transition-order.ts';
import { personalDataColumns } from './personal-data.ts';

let api: TestApi;
let customer: TestCustomer;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  customer = await api.customer();
});
afterAll(() => api.close());

const read = async () =>
  getCustomer.response.strict().parse((await api.get(getCustomer.path, customer.headers)).json);
const takeOut = (of: TestCustomer, password = testPassword) =>
  api.post(exportCustomer.path, { password }, of.headers);
const update = (body: object) => api.patch(updateCustomer.path, body, customer.headers);

/** Adds a row of the customer to every table that has such rows. */
async function leaveTraces(of: TestCustomer): Promise<void> {
  for (const call of Object.values(endpoints)) {
    if (call.name === 'deleteCustomer' || call.name === 'changePassword' || call.name === 'signOut') continue;
    const response = await sendRequest(
      api,
      call,
      await createEndpointInputFixture(api, call, of),
      of.headers,
    );
    expect([200, 201, 202, 409], response.text).toContain(response.status);
  }
  const facts = { customerId: of.id, title: 'Yours', terms: 'Once.', benefit: '{"type":"FIXED","value":5}' };
  await api.db
    .insertInto('coupons')
    .values({ ...facts, code: of.id, valid: true })
    .execute();
  await api.post('/api/addresses', { ...addressFixture, isDefault: true }, of.headers);
  await api.post('/api/wishlists/items', { itemId: 'meghna-3-seater', skuCode: 'MGN-3S-ASH' }, of.headers);
  const token = { customerId: of.id, tokenHash: of.id, purpose: 'RESET_PASSWORD' } as const;
  await api.db
    .insertInto('oneTimeTokens')
    .values({ ...token, expiresAt: new Date() })
    .execute();
  await api.db
    .insertInto('knownDevices')
    .values({ tokenHash: of.id, customerId: of.id, lastUsedAt: new Date() })
    .execute();
  const upload = { customerId: of.id, fileName: 'slip.pdf', type: 'PAYMENT_SLIP', state: 'PARTS' } as const;
  await api.db
    .insertInto('uploads')
    .values({ ...upload, id: createId(), expiresAt: new Date() })
    .execute();
  const mail = {
    id: of.id,
    customerId: of.id,
    recipient: of.email,
    kind: 'test',
    subject: 'Hello',
    body: '',
  };
  await api.db
    .insertInto('messages')
    .values({ ...mail, createdAt: new Date(), nextAttemptAt: new Date() })
    .execute();
}

async function tablesNaming(text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(api.db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`
      select 1 from ${sql.table(name)} as one where strpos(one::text, ${text}) > 0 limit 1`.execute(api.db);
    if (rows.length > 0) found.push(name);
  }
  return found.toSorted();
}

describe('the profile', () => {
  it('AUTH-8 returns the customer and the current subscription status', async () => {
    expect(await read()).toEqual({
      userId: customer.id,
      name: 'Somebody',
      email: customer.email,
      mobile: '01700000001',
      imageUrl: '',
      emailConfirmed: true,
      subscriptionStatus: 'UNSUBSCRIBED',
    });
    await api.post('/api/emails/subscriptions', { userId: '', email: customer.email });
    expect(await read()).toMatchObject({ subscriptionStatus: 'SUBSCRIBED' });
    await api.db
      .updateTable('subscriptions')
      .set({ unsubscribedAt: new Date() })
      .where('email', '=', customer.email)
      .execute();
    expect(await read()).toMatchObject({ subscriptionStatus: 'UNSUBSCRIBED' });
  });

  it('changes the given fields only, and another process reads them', async () => {
    const second = await startSecondProcess(api);
    const bystander = await api.customer();
    const response = await update({
      name: ' রহিমা খাতুন ',
      mobile: '+880 1822-222222',
      currentPassword: testPassword,
    });
    expect(response.status, response.text).toBe(200);
    const changed = { name: 'রহিমা খাতুন', mobile: '01822222222', email: customer.email, imageUrl: '' };
    expect(response.json).toMatchObject(changed);
    const told = await second.send('GET', getCustomer.path, undefined, customer.headers);
    expect(await told.json()).toMatchObject(changed);
    expect((await api.get(getCustomer.path, bystander.headers)).json).toMatchObject({ name: 'Somebody' });
    await second.stop();
  });

  it.each([
    ['no password', {}],
    ['a wrong password', { currentPassword: 'not this' }],
  ])('does not change a mobile number or anything else with %s', async (_, proof) => {
    const before = await read();
    const response = await update({ name: 'Another', mobile: '01822222222', ...proof });
    const { fields } = expectApiError(response, 422, 'WRONG_PASSWORD');
    expect(fields).toMatchObject([{ path: 'currentPassword' }]);
    expect(await read()).toEqual(before);
  });

  it('does not require the password for another spelling of the same mobile number', async () => {
    const response = await update({ name: 'Another', mobile: '+880 1700-000001' });
    expect(response.json).toMatchObject({ name: 'Another', mobile: '01700000001' });
  });

  it('stays the same if no field is given', async () => {
    const before = await read();
    expect((await update({})).json).toEqual(before);
  });

  it.each([
    ['name', { name: ' ' }],
    ['mobile', { mobile: 'call me' }],
    ['imageUrl', { imageUrl: 'javascript:alert(1)' }],
    ['imageUrl', { imageUrl: '//elsewhere.example/a.png' }],
    ['imageUrl', { imageUrl: 'http://elsewhere.example/a.png' }],
  ])('rejects an invalid %s: %j', async (path, body) => {
    const { fields } = expectApiError(await update(body), 422, 'INVALID');
    expect(fields?.map((field) => field.path)).toEqual([path]);
  });

  it('ASVS-2.2.1 accepts only a profile picture that this customer has uploaded', async () => {
    const send = async (type: string, { headers }: TestCustomer) => {
      const body = { file: new File([createPngFixture()], 'portrait.png'), type };
      return uploadFile.response.parse((await sendRequest(api, uploadFile, { body }, headers)).json).url;
    };
    const portrait = await send('PROFILE', customer);
    for (const imageUrl of [portrait, `${api.ctx.siteUrl}${portrait}`, '']) {
      expect((await update({ imageUrl })).json).toMatchObject({ imageUrl });
    }
    const before = await read();
    for (const imageUrl of [
      await send('PROFILE', await api.customer()),
      await send('RETURN', customer),
      `https://elsewhere.example${portrait}`,
      'https://elsewhere.example/x.png',
      '/api/auth/signout?x',
      '/api/files/portrait.webp',
    ]) {
      const { fields } = expectApiError(await update({ name: 'Another', imageUrl }), 422, 'INVALID');
      expect(fields?.map(({ path }) => path)).toEqual(['imageUrl']);
    }
    expect(await read()).toEqual(before);
  });

  it.each([['email'], ['userId'], ['subscriptionStatus'], ['passwordHash']])(
    'does not allow changing %s',
    async (key) => {
      expectApiError(await update({ [key]: 'x@y.z' }), 422, 'INVALID');
    },
  );

  it('keeps markup as plain text', async () => {
    const name = '<img src=x onerror=alert(1)>';
    expect((await update({ name })).json).toMatchObject({ name });
  });
});

describe('stored data of a customer', () => {
  it('is declared in the list of personal tables', async () => {
    const { rows } = await sql<{ tableName: string }>`
      select table_name from information_schema.columns
      where table_schema = 'public' and column_name = 'customer_id'`.execute(api.db);
    const inSql = Object.keys(personalDataColumns).map((name) =>
      name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    );
    expect(inSql.toSorted()).toEqual(rows.map(({ tableName }) => tableName).toSorted());
  });

  it('is exported completely and without data of others', async () => {
    const stranger = await api.customer();
    await leaveTraces(customer);
    await leaveTraces(stranger);
    const response = await takeOut(customer);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { data } = exportCustomer.response.parse(response.json);
    for (const table of [...Object.keys(personalDataColumns), 'account']) {
      expect(data[table]?.length, table).toBeGreaterThan(0);
    }
    expect(response.text).toContain(customer.email);
    expect(response.text).not.toContain(stranger.email);
    expect(response.text).not.toContain(stranger.id);
  });

  it('is exported only with the password', async () => {
    const { fields } = expectApiError(await takeOut(customer, 'not this'), 422, 'WRONG_PASSWORD');
    expect(fields).toMatchObject([{ path: 'password' }]);
    expectApiError(await api.get(exportCustomer.path, customer.headers), 405, 'METHOD_NOT_ALLOWED');
  });

  it('is exported without hashes and tokens', async () => {
    await leaveTraces(customer);
    const { text } = await takeOut(customer);
    expect(text).not.toMatch(/hash|token"|argon2/i);
    expect(text).not.toContain(customer.token);
  });
});

describe('deleting an account', () => {
  const remove = (password: string) => api.delete(deleteCustomer.path, { password }, customer.headers);

  it('deletes all of its data and nothing of others', async () => {
    const stranger = await api.customer();
    await leaveTraces(stranger);
    const kept = (await takeOut(stranger)).json as { data: object };
    await leaveTraces(customer);
    await api.post('/api/emails/subscriptions', { userId: '', email: customer.email });
    expect(await tablesNaming(customer.id)).toEqual(
      expect.arrayContaining(['addresses', 'customers', 'files', 'messages', 'sessions', 'wishlist_items']),
    );

    const response = await remove(testPassword);
    expect([response.status, response.json]).toEqual([200, {}]);
    expect(await tablesNaming(customer.id)).toEqual([]);
    expect(await tablesNaming(customer.email)).toEqual([]);
    const { data } = (await takeOut(stranger)).json as { data: object };
    // The export itself is recorded as an event.
    expect({ ...data, auditEvents: [] }).toEqual({ ...kept.data, auditEvents: [] });
  });

  it('CHECK-5 anonymises invoices, at once or when an open order ends', async () => {
    const name = 'Somebody Who Leaves';
    const contact = { fullName: name, mobile: '01733333333', email: customer.email };
    const overrides = { contact, delivery: { kind: 'HOME', address: { ...addressFixture, line: name } } };
    const cash = { ...overrides, paymentMethod: 'CASH_ON_DELIVERY' };
    const [open, over] = [
      await placeOrderWithOverrides(api, cash, customer.headers),
      await placeOrderWithOverrides(api, overrides, customer.headers),
    ];
    await api.delete(`/api/checkouts?invoiceId=${over.invoiceId}`, '', customer.headers);
    await remove(testPassword);
    const persons = async () => {
      const rows = await api.db
        .selectFrom('orders')
        .selectAll()
        .where('invoiceId', 'in', [open.invoiceId, over.invoiceId])
        .orderBy('createdAt')
        .execute();
      return rows.map((row) => [row.customerId, row.toPay > 0, JSON.stringify(row).includes(name)]);
    };
    expect(await persons()).toEqual([
      [null, true, true],
      [null, true, false],
    ]);
    for (const transition of ['confirm', 'ship', 'deliver'] as const) {
      await transitionOrder(api.ctx, { orderNumber: open.orderNumber, transition });
    }
    await purgeExpiredData(api.ctx);
    expect(await persons()).toEqual([
      [null, true, false],
      [null, true, false],
    ]);
    expect(await tablesNaming(customer.id)).toEqual([]);
  });

  it('ends its sessions and frees its email address', async () => {
    await remove(testPassword);
    expectApiError(await api.get(getCustomer.path, customer.headers), 401, 'SESSION_EXPIRED');
    const again = {
      source: 'DEFAULT',
      type: 'DEFAULT',
      fullName: 'Again',
      email: customer.email,
      mobile: '01700000001',
      password: testPassword,
    };
    expect((await api.post(signUp.path, again)).status).toBe(201);
  });

  it('fails with a wrong password', async () => {
    const { fields } = expectApiError(await remove('not this'), 422, 'WRONG_PASSWORD');
    expect(fields).toMatchObject([{ path: 'password' }]);
    expect((await read()).userId).toBe(customer.id);
  });
});
