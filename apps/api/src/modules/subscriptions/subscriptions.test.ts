import { subscribeEmail, unsubscribeEmail } from '@piri/contract/subscriptions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectApiError } from '../../testing/expect-api-error.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { withChangedRow } from '../../testing/with-changed-row.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  await api.db.deleteFrom('subscriptions').execute();
  await api.db.deleteFrom('messages').execute();
});
afterAll(() => api.close());

const email = 'reader@piri.example';
const offer = { offer: '৳1,000 off your first order', type: 'first-time' };

const subscribe = (fields: object = {}, headers = {}) =>
  api.post(subscribeEmail.path, { userId: '', email, ...fields }, headers);

const rows = () => api.db.selectFrom('subscriptions').selectAll().execute();
const mails = () => api.db.selectFrom('messages').selectAll().execute();

async function linkOf(index = 0): Promise<string> {
  const url = new URL((await mails())[index]?.unsubscribeUrl ?? '');
  expect(url.origin).toBe('https://shop.example');
  return url.pathname + url.search;
}
const tokenOf = async () => new URL(await linkOf(), 'https://shop.example').searchParams.get('token') ?? '';

describe('NEWS-3 subscribing', () => {
  it('returns 201, stores the address and sends one mail', async () => {
    expect((await subscribe()).status).toBe(201);
    expect(await rows()).toMatchObject([{ email, offer: null, unsubscribedAt: null }]);
    expect(await mails()).toMatchObject([{ kind: 'subscription', recipient: email, state: 'WAITING' }]);
  });

  it('returns 409 with the specified message for a subscribed address, and sends nothing', async () => {
    await subscribe();
    const { message } = expectApiError(await subscribe(), 409, 'ALREADY_SUBSCRIBED');
    expect(message).toBe('Already Subscribed with this email');
    expect([(await rows()).length, (await mails()).length]).toEqual([1, 1]);
  });

  it('ignores the case of the address', async () => {
    await subscribe();
    expectApiError(await subscribe({ email: '  READER@Piri.Example ' }), 409, 'ALREADY_SUBSCRIBED');
  });

  it('accepts one of fifty concurrent requests, and sends one mail', async () => {
    const responses = await Promise.all(Array.from({ length: 50 }, () => subscribe()));
    const settled = await Promise.all(responses.map((one) => (one.status === 503 ? subscribe() : one)));
    expect(settled.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(settled.filter(({ status }) => status === 409)).toHaveLength(49);
    expect([(await rows()).length, (await mails()).length]).toEqual([1, 1]);
  });

  it('returns 201 again for a retry after a lost response', async () => {
    const headers = { 'idempotency-key': 'one-intent-of-a-reader' };
    await subscribe({}, headers);
    const again = await subscribe({}, headers);
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
    expect(await mails()).toHaveLength(1);
  });

  it.each([
    '',
    ' ',
    'a',
    'a@b',
    'a@b.',
    'a b@c.d',
    `${'a'.repeat(251)}@b.c`,
    '<script>',
    'a@b.c\r\nBcc: x@y.z',
  ])('NEWS-1 rejects "%s"', async (wrong) => {
    expectApiError(await subscribe({ email: wrong }), 422, 'INVALID');
    expect(await rows()).toEqual([]);
  });

  it('NEWS-3 accepts a@b.c', async () => {
    expect((await subscribe({ email: 'a@b.c' })).status).toBe(201);
  });

  it.each([
    ['a user id', { userId: 'somebody' }],
    ['an unknown type of offer', { extras: { ...offer, type: 'second-time' } }],
    ['an unknown field in the extras', { extras: { ...offer, note: 'x' } }],
  ])('NEWS-2 rejects %s in the payload', async (_, fields) => {
    expectApiError(await subscribe(fields), 422, 'INVALID');
  });
});

describe('NEWS-2 subscribing in the pop-up', () => {
  it('mails the promised code and stores the offer', async () => {
    expect((await subscribe({ extras: offer })).status).toBe(201);
    expect(await rows()).toMatchObject([{ offer: offer.offer }]);
    const [mail] = await mails();
    expect(mail?.subject).toBe('Your code: FIRST1000');
    expect(mail?.body).toContain('FIRST1000. ৳1,000 off a first order');
  });

  it.each([
    ['an unknown offer', 'CLICK https://evil.example NOW', {}],
    ['an expired offer', offer.offer, { endsOn: '2026-01-01' }],
    ['a withdrawn offer', offer.offer, { valid: false }],
  ])('for %s sends a mail without a code or its text', async (_, title, set) => {
    const extras = { ...offer, offer: title };
    const look = () => subscribe({ extras });
    const change = { table: 'coupons', key: { code: 'FIRST1000' }, set };
    await (Object.keys(set).length > 0 ? withChangedRow(api, change, look) : look());
    const [mail] = await mails();
    expect(mail?.subject).toBe('You’re on our list');
    expect(`${mail?.subject}${mail?.body}`).not.toMatch(/evil|FIRST1000/);
  });
});

describe('NEWS-3 unsubscribing', () => {
  it('works with the token of the mail, also repeatedly, and keeps the first date', async () => {
    await subscribe();
    const token = await tokenOf();
    const leave = () => api.post(unsubscribeEmail.path, { token });
    expect([(await leave()).json, (await leave()).json]).toEqual([{ email }, { email }]);
    const [first] = await rows();
    await leave();
    expect((await rows())[0]?.unsubscribedAt).toEqual(first?.unsubscribedAt);
    expect(first?.unsubscribedAt).toBeInstanceOf(Date);
  });

  it('allows subscribing again, and the old link still works after that', async () => {
    await subscribe();
    const token = await tokenOf();
    await api.post(unsubscribeEmail.path, { token });
    expect((await subscribe()).status).toBe(201);
    expect(await rows()).toMatchObject([{ email, unsubscribedAt: null }]);
    expectApiError(await subscribe(), 409, 'ALREADY_SUBSCRIBED');
    expect((await api.post(unsubscribeEmail.path, { token })).status).toBe(200);
  });

  it.each(['x', "' or 1=1 --", 'a'.repeat(100)])('rejects the token "%s"', async (token) => {
    await subscribe();
    expectApiError(await api.post(unsubscribeEmail.path, { token }), 404, 'NOT_FOUND');
    expect(await rows()).toMatchObject([{ unsubscribedAt: null }]);
  });

  it('changes nothing when the link is only opened, as mail scanners do', async () => {
    await subscribe();
    const page = await api.request(await linkOf(), {});
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
    expect(page.text).toContain('<form method="post">');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await rows()).toMatchObject([{ unsubscribedAt: null }]);
  });

  it('works with the button or one-click of a mail program, without an API key or scripts', async () => {
    await subscribe();
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const page = await api.request(await linkOf(), { method: 'POST', body });
    expect(page.status).toBe(200);
    expect(page.text).toContain('You’ve unsubscribed');
    expect((await rows())[0]?.unsubscribedAt).toBeInstanceOf(Date);
  });

  it('shows an error page for a truncated link', async () => {
    await subscribe();
    for (const link of [
      (await linkOf()).slice(0, -3),
      '/api/emails/unsubscribe',
      '/api/emails/unsubscribe?token=%00',
    ]) {
      const page = await api.request(link, { method: 'POST' });
      expect(page.status).toBe(404);
      expect(page.text).toContain('This link is incomplete');
    }
  });
});

it('logs neither the address nor the token of a subscription', async () => {
  const before = api.logLines.length;
  await subscribe();
  const link = await linkOf();
  await api.request(link, { method: 'POST' });
  await api.post(unsubscribeEmail.path, { token: await tokenOf() });
  const said = api.logLines.slice(before).join('');
  expect(said).toContain('/api/emails/unsubscribe"');
  for (const secret of [email, await tokenOf()]) expect(said).not.toContain(secret);
});

it('NEWS-3 limits requests per address to a few a day, with a retry-after header', async () => {
  const strict = await startTestApi({ limitFactor: 1 });
  const statuses: number[] = [];
  const ask = (to: string) => strict.post(subscribeEmail.path, { userId: '', email: to });
  for (let count = 0; count < 5; count += 1) statuses.push((await ask(email)).status);
  const limited = await ask(email);
  expectApiError(limited, 429, 'RATE_LIMITED');
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(3600);
  expect((await ask('another@piri.example')).status).toBe(201);
  expect(statuses).toEqual([201, 409, 409, 409, 409]);
  await strict.close();
});
