import type { Endpoint } from '@piri/contract/define-endpoint';
import { endpoints } from '@piri/contract/endpoints';
import { errorResponse } from '@piri/contract/error';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCustomer } from './testing/add-customer.ts';
import { createFuzzRequest } from './testing/create-fuzz-request.ts';
import { createEndpointInputFixture } from './testing/endpoint-fixtures.ts';
import { createSeededRandom, FuzzValueGenerator } from './testing/fuzz-value-generator.ts';
import { hashAllTables, hashCustomerTables, hashTables } from './testing/hash-tables.ts';
import { sendRequest } from './testing/send-request.ts';
import { startTestApi, type TestApi, type TestResponse } from './testing/test-api.ts';

const firstSeed = 20_260_221;
/**
 * More than ten thousand requests in total. The embedded database gets fewer, since it runs the same queries but is
 * slower.
 */
const perCall = process.env['TEST_DATABASE_URL'] ? 150 : 100;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const calls: readonly Endpoint[] = Object.values(endpoints);

/** The tables that a valid call may write to. */
const written = [
  'addresses',
  'customers',
  'default_addresses',
  'file_contents',
  'files',
  'idempotency_keys',
  'known_devices',
  'messages',
  'mobile_codes',
  'one_time_tokens',
  'password_requests',
  'sessions',
  'subscriptions',
  'upload_passes',
  'wishlist_items',
];
/** Ignored tables: rate limits count a call before it is validated, and the audit log records refused calls. */
const writtenByAny = ['rate_limits', 'audit_events'];
const neverWritten = (contents: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(contents).filter(([name]) => !writtenByAny.includes(name) && !written.includes(name)),
  );
const writtenNow = () => hashTables(api, written, sql`true`);

/** A customer who has a row in every table and does nothing. */
async function addBystander() {
  const bystander = await addCustomer(api.ctx, { email: 'bystander@piri.example' });
  for (const call of calls.filter(({ auth, repeat }) => repeat === 'keyed' && auth !== 'public')) {
    const response = await sendRequest(
      api,
      call,
      await createEndpointInputFixture(api, call, bystander),
      bystander.headers,
    );
    expect(response.status, response.text).toBe(call.statuses[0]);
  }
  return bystander.id;
}

/**
 * A status that shows the request passed the checks of key, session and schema: success, or an error of the handler's
 * own rules.
 */
function wasUnderstood({ status, json }: TestResponse): boolean {
  if (status < 400) return true;
  const { code, fields = [] } = errorResponse.parse(json).error;
  return understoodCodes.has(code) || fields.some((field) => understoodCodes.has(field.code));
}
const understoodCodes = new Set([
  'ALREADY_SUBSCRIBED',
  'COUPON_INVALID',
  'DAY_NOT_POSSIBLE',
  'EMAIL_TAKEN',
  'FILE_KIND',
  'FILE_UNKNOWN',
  'IDEMPOTENCY_KEY_REUSED',
  'METHOD_NOT_OFFERED',
  'MOBILE_CODE_INVALID',
  'NOT_BOOKABLE',
  'NOT_FOUND',
  'OUTLET_UNKNOWN',
  'OUT_OF_STOCK',
  'PAGE_TOKEN_INVALID',
  'PAGE_TOO_DEEP',
  'PIXELS',
  'PLACE_UNKNOWN',
  'PLAN_UNKNOWN',
  'PRICE_CHANGED',
  'RESET_TOKEN_INVALID',
  'SIGN_IN_FAILED',
  'SKU_UNKNOWN',
  'TOO_MANY',
  'WEAK_PASSWORD',
  'WRONG_PASSWORD',
]);

let bystander: string;
let theirs: Record<string, unknown>;
let untouched: Record<string, unknown>;
beforeAll(async () => {
  bystander = await addBystander();
  theirs = await hashCustomerTables(api, bystander);
  untouched = neverWritten(await hashAllTables(api));
});

const codes: Record<string, number> = {};

/** Derived from the name, so that a new endpoint does not change the input of others. */
const seedOf = ({ name }: Endpoint) =>
  [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1e9, firstSeed);

it.each(calls.map((call) => ({ call, name: call.name, seed: seedOf(call) })))(
  `CALL-1 ${perCall} random requests to $name, seed $seed: valid responses, and refusals write nothing`,
  async ({ call, seed }) => {
    const fuzz = new FuzzValueGenerator(createSeededRandom(seed));
    const { headers } = await api.customer();
    let understood = 0;
    for (let index = 0; index < perCall; index += 1) {
      const { path, init } = createFuzzRequest(fuzz, call, headers.authorization);
      // Comparing all rows each time would take longer than all requests.
      const before = index % 5 === 0 ? await writtenNow() : undefined;
      const response = await api.request(path, init);
      const context = `request ${index}: ${response.text}`;
      expect(response.status, context).toBeLessThan(500);
      const input = response.status < 400 ? call.response : errorResponse;
      expect(input.safeParse(response.json).success, context).toBe(true);
      if (before !== undefined && (response.status >= 400 || call.repeat === 'safe')) {
        expect(await writtenNow(), context).toEqual(before);
      }
      if (wasUnderstood(response)) understood += 1;
      const code = response.status < 400 ? 'OK' : errorResponse.parse(response.json).error.code;
      codes[code] = (codes[code] ?? 0) + 1;
    }
    expect(understood, 'past key, session and schema').toBeGreaterThanOrEqual(perCall / 5);
  },
);

it('CALL-1 random requests produce every kind of response', () => {
  console.info(`Fuzz, ${perCall} requests a call. Answers:`, codes);
  for (const code of [
    'OK',
    'API_KEY_UNKNOWN',
    'SIGN_IN_REQUIRED',
    'SESSION_EXPIRED',
    'MALFORMED',
    'UNSUPPORTED_MEDIA_TYPE',
    'INVALID',
    'NOT_FOUND',
    'IDEMPOTENCY_KEY_MISSING',
    'IDEMPOTENCY_KEY_REUSED',
    'PAGE_TOKEN_INVALID',
  ]) {
    expect(codes[code], code).toBeGreaterThan(0);
  }
});

it('CALL-1 random requests change neither the shop nor the rows of another customer', async () => {
  expect(neverWritten(await hashAllTables(api))).toEqual(untouched);
  expect(await hashCustomerTables(api, bystander)).toEqual(theirs);
  expect({}).not.toHaveProperty('polluted');
});
