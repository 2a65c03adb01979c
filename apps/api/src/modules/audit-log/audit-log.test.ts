import { stat, utimes } from 'node:fs/promises';
import { changePassword, deleteCustomer, exportCustomer, signIn } from '@piri/contract/customer';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createHmacHex, hashToken } from '../../core/ids-and-tokens.ts';
import { purgeExpiredData } from '../../purge-expired-data.ts';
import { recordAuditEvent } from '../../runtime/record-audit-event.ts';
import { addCustomer, type TestCustomer, testPassword } from '../../testing/add-customer.ts';
import { placeFixtureOrder } from '../../testing/order-fixtures.ts';
import { runJobsAndReadMails } from '../../testing/read-mails.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { type AdminCommand, adminCommandSchema, runAdminCommand } from '../fulfilment/admin-commands.ts';
import { createOrderFileCopiesFolder } from '../sales/order-copies.ts';

let api: TestApi;
let customer: TestCustomer;
beforeAll(async () => {
  api = await startTestApi({ limitFactor: 1 });
});
beforeEach(async () => {
  api.clock.now = () => new Date();
  customer = await addCustomer(api.ctx);
  await api.db.deleteFrom('auditEvents').execute();
  await api.db.deleteFrom('rateLimits').execute();
});
afterAll(() => api.close());

const enter = (userName: string, password: string) =>
  api.post(signIn.path, { source: 'DEFAULT', type: 'DEFAULT', userName, password });
const events = () => api.db.selectFrom('auditEvents').selectAll().orderBy('id').execute();
const actions = async () => (await events()).map(({ action }) => action);
const run = (command: object) => runAdminCommand(api.ctx, { operator: 'salma', ...command } as AdminCommand);

it('records the account of each sign-in, also of failed ones, without addresses in plain text', async () => {
  await enter(customer.email, 'wrong!');
  await enter('nobody@piri.example', 'wrong!');
  await enter(customer.email, testPassword);
  const written = await events();
  expect(written.map(({ action, customerId }) => [action, customerId])).toEqual([
    ['SIGN_IN_FAILED', customer.id],
    ['SIGN_IN_FAILED', null],
    ['SIGNED_IN', customer.id],
  ]);
  expect(new Set(written.map(({ source }) => source)).size).toBe(1);
  expect(JSON.stringify(written)).not.toMatch(/127\.0\.0\.1|piri\.example|wrong!/);
});

it('records each step of a password reset and of the deletion of an account', async () => {
  await api.post('/api/forgot', { userName: customer.email });
  const mails = await runJobsAndReadMails(api, customer.email);
  const resetToken = mails.map(({ body }) => /#reset=(\S+)/.exec(body)?.[1]).find((token) => token);
  const changed = await api.post(changePassword.path, { resetToken, newPassword: testPassword });
  const { user } = changed.json as { user: { authToken: string } };
  const headers = { authorization: `Bearer ${user.authToken}` };
  const mobile = '01799999999';
  await api.patch('/api/customers', { mobile, currentPassword: testPassword }, headers);
  await api.post(exportCustomer.path, { password: testPassword }, headers);
  await api.delete(deleteCustomer.path, { password: testPassword }, headers);
  expect(await actions()).toEqual([
    'PASSWORD_LINK_SENT',
    'PASSWORD_RESET',
    'MOBILE_CHANGED',
    'DATA_EXPORTED',
    'ACCOUNT_DELETED',
  ]);
  expect((await events()).map(({ customerId }) => customerId)).toEqual(Array(5).fill(null));
});

it('records a reached limit once an hour, not for each refused request', async () => {
  for (let time = 0; time < 14; time += 1) await enter(customer.email, 'wrong!');
  const reached = (await events()).filter(({ action }) => action === 'LIMIT_REACHED');
  expect(reached.map(({ subject }) => subject)).toEqual(['sign-in by account and address']);
  const later = Date.now() + 61 * 60_000;
  api.clock.now = () => new Date(later);
  for (let time = 0; time < 14; time += 1) await enter(customer.email, 'wrong!');
  expect((await actions()).filter((action) => action === 'LIMIT_REACHED')).toHaveLength(2);
});

it('records each admin command with the operator’s name, also a refused one', async () => {
  const { orderNumber } = await placeFixtureOrder(api, customer);
  await run({ command: 'order', orderNumber, verb: 'show' });
  await run({ command: 'order', orderNumber, verb: 'cancel' });
  await expect(run({ command: 'order', orderNumber, verb: 'ship' })).rejects.toThrow('cancelled');
  const acted = (await events()).filter(({ action }) => action === 'OPERATOR_ACTED');
  expect(acted.map(({ subject, operator: who }) => [who, subject])).toEqual([
    ['salma', `show ${orderNumber}`],
    ['salma', `cancel ${orderNumber}`],
  ]);
  expect(acted[1]?.customerId).toBe(customer.id);
  const output = await run({ command: 'audit-log', about: orderNumber, action: 'OPERATOR_ACTED', last: 1 });
  expect(output).toMatch(
    new RegExp(`^\\S+Z  OPERATOR_ACTED  cancel ${orderNumber}  operator salma  customer ${customer.id}$`),
  );
  expect(await run({ command: 'audit-log', about: '%', last: 5 })).toBe('No matching events.');
  expect(await actions()).toHaveLength(5);
  const refused = (await events()).filter(({ action }) => action === 'OPERATOR_REFUSED');
  expect(refused.map(({ subject, operator: who }) => [who, subject])).toEqual([
    ['salma', `ship ${orderNumber}`],
  ]);
});

it('records each wrong delivery PIN, and accepts five an hour', async () => {
  const { orderNumber } = await placeFixtureOrder(api, customer);
  const { deliveryPin } = await api.db
    .updateTable('orders')
    .set({ state: 'SHIPPED' })
    .where('orderNumber', '=', orderNumber)
    .returning('deliveryPin')
    .executeTakeFirstOrThrow();
  const deliver = (tried: string | null) =>
    run({ command: 'order', orderNumber, verb: 'deliver', pin: tried ?? '' });
  const wrong = deliveryPin === '111111' ? '222222' : '111111';
  for (let nth = 0; nth < 5; nth += 1) await expect(deliver(wrong)).rejects.toThrow('not the PIN');
  await expect(deliver(deliveryPin)).rejects.toThrow('Try again in 12 minutes.');
  const refused = (await events()).filter(({ action }) => action === 'OPERATOR_REFUSED');
  expect(refused.map(({ subject }) => subject)).toEqual(Array(6).fill(`deliver ${orderNumber}`));
  expect(JSON.stringify(refused)).not.toContain(wrong);
  const later = Date.now() + 13 * 60_000;
  api.clock.now = () => new Date(later);
  expect(await deliver(deliveryPin)).toContain('is delivered');
});

it('records a reached limit with the source of the request and the signed-in account', async () => {
  const password = { password: 'wrong!' };
  for (let nth = 0; nth < 11; nth += 1) await api.post(exportCustomer.path, password, customer.headers);
  const written = await events();
  expect(written.at(-1)).toMatchObject({
    ...{ action: 'LIMIT_REACHED', subject: 'password by account or address' },
    ...{ customerId: customer.id, source: written[0]?.source },
  });
});

it('stores addresses as HMACs that require the key of the shop', async () => {
  const { orderNumber } = await placeFixtureOrder(api, customer);
  await enter(customer.email, 'wrong!');
  const order = await api.db
    .selectFrom('orders')
    .select('clientIpHash')
    .where('orderNumber', '=', orderNumber)
    .executeTakeFirstOrThrow();
  const limits = await api.db.selectFrom('rateLimits').select('key').execute();
  const written = JSON.stringify([await events(), order, limits]);
  const known = [
    ['event from', '127.0.0.1'],
    ['order from', '127.0.0.1'],
    ['sign-in by address', '127.0.0.1'],
  ].map((text) => JSON.stringify(text));
  for (const text of known) expect(written).not.toContain(hashToken(text));
  for (const text of known) expect(written).toContain(createHmacHex(api.ctx.fingerprintKey, text));
});

it.each([
  ['operator', 'salma\n2026-11-25T09:00:00.000Z  OPERATOR_ACTED  refund PR-AAAA-BB'],
  ['operator', 'salma\u001b[2K'],
  ['orderNumber', 'PR-X\n2026-11-25T09:00:00.000Z'],
  ['orderNumber', '%'],
])('rejects a %s that could forge a line: %j', (name, value) => {
  const command = { command: 'order', operator: 'salma', orderNumber: 'PR-4F7K-92', verb: 'show' };
  expect(adminCommandSchema.safeParse(command).success).toBe(true);
  expect(adminCommandSchema.safeParse({ ...command, [name]: value }).success).toBe(false);
});

it('prints an event on one line, even if it contains line breaks', async () => {
  const subject = 'show PR-X\n2026-11-25T09:00:00.000Z  OPERATOR_ACTED\u001b[2K\u2028\u202e';
  await recordAuditEvent(api.db, api.ctx.now, { action: 'OPERATOR_ACTED', operator: 'salma', subject });
  const output = await run({ command: 'audit-log', about: 'PR-X', last: 5 });
  expect(output).toContain('show PR-X\\u000a2026');
  expect(output).not.toMatch(/[\p{Cc}\u2028\u202e]/u);
});

it('ends the sessions of one customer by id or address, or of all, and records the operator', async () => {
  const other = await addCustomer(api.ctx);
  const end = (of?: string) => run({ command: 'customer', customer: of, verb: 'end-sessions' });
  const isSignedIn = async ({ headers }: TestCustomer) =>
    (await api.get('/api/customers', headers)).status === 200;
  expect(await end(customer.email.toUpperCase())).toBe('1 session ended.');
  expect(await Promise.all([customer, other].map(isSignedIn))).toEqual([false, true]);
  expect(await end(other.id)).toBe('1 session ended.');
  expect(await isSignedIn(other)).toBe(false);
  await expect(end('nobody@piri.example')).rejects.toThrow('There is no customer');
  const again = await addCustomer(api.ctx);
  await end();
  expect(await isSignedIn(again)).toBe(false);
  expect((await events()).map(({ action, customerId, subject }) => [action, customerId, subject])).toEqual([
    ['OPERATOR_ACTED', customer.id, 'end-sessions'],
    ['OPERATOR_ACTED', other.id, 'end-sessions'],
    ['OPERATOR_REFUSED', null, 'end-sessions'],
    ['OPERATOR_ACTED', null, 'end-sessions of all customers'],
  ]);
  expect(JSON.stringify(await events())).not.toContain('piri.example');
});

it('deletes old copies of order attachments with any admin command', async () => {
  const folder = await createOrderFileCopiesFolder('PR-4F7K-92');
  const twoDaysAgo = new Date(Date.now() - 48 * 60 * 60_000);
  await utimes(folder, twoDaysAgo, twoDaysAgo);
  await run({ command: 'audit-log', last: 1 });
  await expect(stat(folder)).rejects.toThrow('ENOENT');
});

it('keeps events for a year', async () => {
  await enter(customer.email, testPassword);
  const at = Date.now();
  const day = 24 * 60 * 60_000;
  api.clock.now = () => new Date(at + 364 * day);
  await purgeExpiredData(api.ctx);
  expect(await actions()).toEqual(['SIGNED_IN']);
  api.clock.now = () => new Date(at + 366 * day);
  await purgeExpiredData(api.ctx);
  expect(await actions()).toEqual([]);
});
