import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { runBackgroundJobs } from '../../background-jobs.ts';
import { addCustomer } from '../../testing/add-customer.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { deliverMessages } from './deliver-messages.ts';
import { enqueueMail, type Mail } from './enqueue-mail.ts';
import { enqueueSms } from './enqueue-sms.ts';
import type { MessageTransport } from './message-transport.ts';

let api: TestApi;
let handedOver: string[];
beforeAll(async () => {
  api = await startTestApi({ limitFactor: 1 });
});
beforeEach(async () => {
  handedOver = [];
  await api.db.deleteFrom('messages').execute();
  await api.db.deleteFrom('rateLimits').execute();
  api.clock.now = () => new Date();
});
afterAll(() => api.close());

const hour = 60 * 60 * 1000;
const victim = 'victim@piri.example';
const later = (ms: number) => {
  const at = api.clock.now().getTime() + ms;
  api.clock.now = () => new Date(at);
};
const write = (changes: Partial<Mail> = {}) =>
  enqueueMail(
    api.db,
    { kind: 'order-placed', to: victim, budget: 'ANYBODY', subject: 'S', body: 'B', ...changes },
    api.ctx.now(),
  );
const writeMany = async (count: number, changes: Partial<Mail> = {}) => {
  for (let nth = 0; nth < count; nth += 1) await write(changes);
};
const open = async (): Promise<MessageTransport> => ({
  send: async ({ recipient }) => void handedOver.push(recipient),
  close: () => {},
});
const states = async (kind = 'order-placed') => {
  const rows = await api.db.selectFrom('messages').select('state').where('kind', '=', kind).execute();
  return Object.fromEntries(
    [...new Set(rows.map(({ state }) => state))].map((state) => [
      state,
      rows.filter((row) => row.state === state).length,
    ]),
  );
};

it('sends eight of fifty mails that strangers cause to one address and holds the rest', async () => {
  await writeMany(20, { kind: 'order-placed' });
  await writeMany(20, { kind: 'subscription' });
  await writeMany(10, { kind: 'confirm-email' });
  await write({ to: 'somebody-else@piri.example' });
  await runBackgroundJobs(api.ctx, { MAIL: open });
  expect(handedOver.filter((to) => to === victim)).toHaveLength(8);
  expect(handedOver).toContain('somebody-else@piri.example');
  const heldMessages = await api.db.selectFrom('messages').selectAll().where('state', '=', 'HELD').execute();
  expect(heldMessages).toHaveLength(42);
  expect(heldMessages.every(({ body, completedAt }) => body === '' && completedAt !== null)).toBe(true);
  expect(api.logLines.some((line) => line.includes('"held":42'))).toBe(true);
});

it('sends five of fifty text messages to one number', async () => {
  for (let nth = 0; nth < 50; nth += 1) {
    await enqueueSms(
      api.db,
      { kind: 'order-placed', to: '01700000000', budget: 'ANYBODY', body: 'B' },
      api.ctx.now(),
    );
  }
  await runBackgroundJobs(api.ctx, { SMS: open });
  expect(handedOver).toHaveLength(5);
});

it('refills the budget at most twice in two days', async () => {
  for (let hours = 0; hours < 48; hours += 1) {
    await writeMany(5);
    await runBackgroundJobs(api.ctx, { MAIL: open });
    later(hour);
  }
  expect(handedOver.length).toBeLessThanOrEqual(8 * 3);
  expect(handedOver.length).toBeGreaterThanOrEqual(8 * 2);
});

it('sends no message before it is counted', async () => {
  await write();
  await deliverMessages(api.ctx, open);
  expect(handedOver).toEqual([]);
});

it('does not limit shipping mails or block a password reset during a flood', async () => {
  await writeMany(50);
  await writeMany(20, { kind: 'order-shipped', budget: 'UNLIMITED' });
  await write({ kind: 'reset-password', budget: 'ACCESS' });
  await runBackgroundJobs(api.ctx, { MAIL: open });
  expect(await states('order-shipped')).toEqual({ SENT: 20 });
  expect(await states('reset-password')).toEqual({ SENT: 1 });
});

it('keeps the budget of a confirmed customer apart from that of strangers', async () => {
  const { id, email } = await addCustomer(api.ctx);
  await writeMany(50, { to: email });
  await writeMany(12, { to: email, customerId: id, kind: 'order-cancelled' });
  await runBackgroundJobs(api.ctx, { MAIL: open });
  expect(await states('order-cancelled')).toEqual({ SENT: 12 });
});

it('limits an account with an unconfirmed address like a stranger', async () => {
  const { id, email } = await addCustomer(api.ctx, { isConfirmed: false });
  await writeMany(12, { to: email, customerId: id });
  await runBackgroundJobs(api.ctx, { MAIL: open });
  expect(await states()).toEqual({ SENT: 8, HELD: 4 });
});

it('keeps the limit in concurrent processes', async () => {
  await writeMany(30);
  await Promise.all([1, 2, 3].map(() => runBackgroundJobs(api.ctx, { MAIL: open })));
  expect(handedOver).toHaveLength(8);
});

it('limits password reset mails to six at once', async () => {
  const { email } = await addCustomer(api.ctx);
  for (let nth = 0; nth < 30; nth += 1) {
    await api.post('/api/forgot', { userName: email });
    await runBackgroundJobs(api.ctx, { MAIL: open });
    later(10 * 60_000);
  }
  // A burst of six, and one more in these five hours.
  expect(handedOver).toHaveLength(7);
});
