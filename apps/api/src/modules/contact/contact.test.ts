import { sendContactMail } from '@piri/contract/contact';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { expectApiError } from '../../testing/expect-api-error.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => api.db.deleteFrom('messages').execute());
afterAll(() => api.close());

const ids = { service_id: 'piri', template_id: 'contact', user_id: 'storefront' };
const message = { name: 'Rahima', email: 'rahima@piri.example', subject: 'A bed', body: 'Is it there?' };

const send = (template_params: object, to = api) =>
  to.post(sendContactMail.path, { ...ids, template_params });
const mails = () => api.db.selectFrom('messages').selectAll().execute();

it('CONT-1 responds like the email service and puts the mail into the outbox', async () => {
  const response = await send(message);
  expect([response.status, response.text]).toEqual([200, 'OK']);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await mails()).toMatchObject([
    {
      kind: 'contact',
      recipient: 'care@shop.example',
      replyTo: 'rahima@piri.example',
      subject: 'A bed',
      body: 'From: Rahima, rahima@piri.example\n\nIs it there?',
      unsubscribeUrl: null,
    },
  ]);
});

it.each(['', ' ', '\n\t'])('CONT-1 rejects the name "%s"', async (name) => {
  expectApiError(await send({ ...message, name }), 422, 'INVALID');
  expect(await mails()).toEqual([]);
});

it('CONT-1 requires only the name', async () => {
  expect((await send({ name: 'রহিমা' })).status).toBe(200);
  expect(await mails()).toMatchObject([
    { subject: 'A message from রহিমা', replyTo: null, body: 'From: রহিমা (no email address)\n\n' },
  ]);
});

it.each(['rahima at piri', 'a@b', 'x@y.z\r\nBcc: everybody@piri.example'])(
  'CONT-1 accepts the address "%s" without using it as reply-to',
  async (email) => {
    expect((await send({ ...message, email })).status).toBe(200);
    expect(await mails()).toMatchObject([{ replyTo: null }]);
  },
);

it('removes line breaks from a subject so that it cannot add a header', async () => {
  await send({ ...message, subject: 'A bed\r\nBcc: everybody@piri.example' });
  expect(await mails()).toMatchObject([{ subject: 'A bed Bcc: everybody@piri.example' }]);
});

it('keeps ten thousand characters and markup as written', async () => {
  const body = '<script>alert(1)</script> টেবিল '.repeat(400).slice(0, 10_000);
  expect((await send({ ...message, body })).status).toBe(200);
  expect((await mails())[0]?.body).toContain(body);
});

it.each([
  ['a body of 20,001 characters', { ...message, body: 'x'.repeat(20_001) }],
  ['an unknown field', { ...message, cc: 'everybody@piri.example' }],
  ['a recipient', { ...message, to: 'everybody@piri.example' }],
])('rejects %s', async (_, template_params) => {
  expectApiError(await send(template_params), 422, 'INVALID');
});

it('limits the number of messages, with a retry-after header', async () => {
  const strict = await startTestApi({ limitFactor: 1 });
  const responses = [];
  for (let count = 0; count < 21; count += 1) responses.push(await send(message, strict));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(20);
  const last = responses.at(-1);
  expect([last?.status, Number(last?.headers.get('retry-after')) > 0]).toEqual([429, true]);
  await strict.close();
});
