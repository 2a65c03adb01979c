import { confirmMobile, sendMobileCode } from '@piri/contract/mobile-codes';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createToken } from '../../core/ids-and-tokens.ts';
import { purgeExpiredData } from '../../purge-expired-data.ts';
import { expectApiError } from '../../testing/expect-api-error.ts';
import { confirmMobileNumber, readNewestMobileCode, requestMobileCode } from '../../testing/mobile-codes.ts';
import { startTestApi, type TestApi, type TestResponse } from '../../testing/test-api.ts';
import { enqueueSms } from '../notifications/enqueue-sms.ts';
import { holdExcessMessages } from '../notifications/hold-excess-messages.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ limitFactor: 1 });
});
beforeEach(async () => {
  await api.db.deleteFrom('rateLimits').execute();
  await api.db.deleteFrom('mobileCodes').execute();
  await api.db.deleteFrom('messages').execute();
});
afterEach(() => {
  api.clock.now = () => new Date();
});
afterAll(() => api.close());

const mobile = '01711482906';
const minute = 60_000;
const pass = (ms: number) => {
  const at = Date.now() + ms;
  api.clock.now = () => new Date(at);
};
const send = (to: string, from = '203.0.113.9') =>
  api.post(sendMobileCode.path, { mobile: to }, { 'x-forwarded-for': from });
const wrongFor = (code: string) => (code === '111111' ? '222222' : '111111');
const expectProblem = (response: TestResponse, code: 'WRONG' | 'EXPIRED') => {
  expectApiError(response, 422, 'MOBILE_CODE_INVALID');
  expect(response.json).toMatchObject({ error: { fields: [{ path: 'code', code }] } });
};

describe('CHECK-2 a mobile code', () => {
  it('is six digits in a text message, and stored only as a hash, like its token', async () => {
    const { codeToken, code } = await requestMobileCode(api, mobile);
    expect(code).toMatch(/^\d{6}$/);
    const rows = JSON.stringify(await api.db.selectFrom('mobileCodes').selectAll().execute());
    expect(rows).toContain(mobile);
    expect(rows).not.toContain(code);
    expect(rows).not.toContain(codeToken);
  });

  it('confirms the number once, also if typed with a space', async () => {
    const { codeToken, code } = await requestMobileCode(api, mobile);
    expectProblem(await confirmMobileNumber(api, { codeToken, code: wrongFor(code) }), 'WRONG');
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    const response = await confirmMobileNumber(api, { codeToken, code: spaced });
    expect(response.status, response.text).toBe(201);
    const { mobileToken } = confirmMobile.response.parse(response.json);
    const rows = await api.db.selectFrom('confirmedMobiles').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(mobileToken);
    expect(JSON.stringify(rows)).not.toContain(mobile);
    expectProblem(await confirmMobileNumber(api, { codeToken, code }), 'EXPIRED');
  });

  it('returns the same token for a repeated request, which counts as one attempt', async () => {
    const { codeToken, code } = await requestMobileCode(api, mobile);
    const once = { 'idempotency-key': createToken() };
    for (let nth = 0; nth < 7; nth += 1) {
      expectProblem(await confirmMobileNumber(api, { codeToken, code: wrongFor(code) }, once), 'WRONG');
    }
    const headers = { 'idempotency-key': createToken() };
    const first = await confirmMobileNumber(api, { codeToken, code }, headers);
    expect(first.status, first.text).toBe(201);
    expect((await confirmMobileNumber(api, { codeToken, code }, headers)).json).toEqual(first.json);
  });

  it('expires after ten minutes or five wrong attempts, concurrent ones included', async () => {
    const late = await requestMobileCode(api, mobile);
    pass(10 * minute + 1);
    expectProblem(await confirmMobileNumber(api, late), 'EXPIRED');
    const { codeToken, code } = await requestMobileCode(api, mobile);
    const guesses = Array.from({ length: 12 }, (_, nth) => String(100_000 + nth)).filter(
      (each) => each !== code,
    );
    const responses = await Promise.all(
      guesses.map((guess) => confirmMobileNumber(api, { codeToken, code: guess })),
    );
    expect(responses.filter(({ text }) => text.includes('"WRONG"'))).toHaveLength(5);
    expectProblem(await confirmMobileNumber(api, { codeToken, code }), 'EXPIRED');
  });

  it('is neither used up nor replaced by requests from another address', async () => {
    const own = await requestMobileCode(api, mobile);
    const strange = await requestMobileCode(api, mobile, { 'x-forwarded-for': '198.51.100.7' });
    for (let nth = 0; nth < 6; nth += 1)
      await confirmMobileNumber(api, { codeToken: strange.codeToken, code: String(nth).repeat(6) });
    expect((await confirmMobileNumber(api, own)).status).toBe(201);
  });

  it('is deleted after it expires', async () => {
    await send(mobile);
    pass(11 * minute);
    await purgeExpiredData(api.ctx);
    expect(await api.db.selectFrom('mobileCodes').selectAll().execute()).toEqual([]);
  });
});

describe('CHECK-2 sending mobile codes', () => {
  it('returns the same response for known and unknown numbers', async () => {
    const customer = await api.customer();
    const { mobile: known } = await api.db
      .selectFrom('customers')
      .select('mobile')
      .where('email', '=', customer.email)
      .executeTakeFirstOrThrow();
    const [one, other] = [await send(known), await send('01999999999')];
    expect(Object.keys(Object(one.json))).toEqual(Object.keys(Object(other.json)));
    expect([one.status, other.status]).toEqual([200, 200]);
  });

  it('is limited to one per minute for a number and address', async () => {
    expect((await send(mobile)).status).toBe(200);
    const soon = await send(mobile);
    expectApiError(soon, 429, 'RATE_LIMITED');
    expect(Number(soon.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await send(mobile, '198.51.100.7')).status).toBe(200);
  });

  it('is limited to eight a day per number and thirty an hour per address', async () => {
    for (let nth = 0; nth < 8; nth += 1) expect((await send(mobile, `203.0.113.${nth}`)).status).toBe(200);
    expectApiError(await send(mobile, '203.0.113.77'), 429, 'RATE_LIMITED');
    await api.db.deleteFrom('rateLimits').execute();
    const statuses: number[] = [];
    for (let nth = 0; nth < 31; nth += 1) statuses.push((await send(`018${10_000_000 + nth}`)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  });

  it('has its own budget, separate from other messages', async () => {
    for (let nth = 0; nth < 20; nth += 1) {
      await enqueueSms(api.db, { kind: 'flood', to: mobile, budget: 'ANYBODY', body: 'x' }, new Date());
      await enqueueSms(api.db, { kind: 'flood', to: mobile, budget: 'ACCESS', body: 'x' }, new Date());
    }
    await send(mobile);
    await holdExcessMessages(api.ctx);
    expect(await readNewestMobileCode(api, mobile)).toMatch(/^\d{6}$/);
    const sent = { kind: 'mobile-code', to: mobile, budget: 'CODE', body: '123456' } as const;
    for (let nth = 0; nth < 20; nth += 1) await enqueueSms(api.db, sent, new Date());
    await holdExcessMessages(api.ctx);
    const { left } = await api.db
      .selectFrom('messages')
      .select(({ fn }) => fn.countAll<string>().as('left'))
      .where('kind', '=', 'mobile-code')
      .where('state', '=', 'WAITING')
      .executeTakeFirstOrThrow();
    expect(Number(left)).toBe(8);
  });
});
