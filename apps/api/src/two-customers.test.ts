import type { Endpoint } from '@piri/contract/define-endpoint';
import { endpoints } from '@piri/contract/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestCustomer } from './testing/add-customer.ts';
import { createEndpointInputFixture, type EndpointInputFixture } from './testing/endpoint-fixtures.ts';
import { expectApiError } from './testing/expect-api-error.ts';
import { hashAllTables } from './testing/hash-tables.ts';
import { sendRequest } from './testing/send-request.ts';
import { startTestApi, type TestApi } from './testing/test-api.ts';

let api: TestApi;
let owner: TestCustomer;
let other: TestCustomer;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  owner = await api.customer();
  other = await api.customer();
});
afterAll(() => api.close());

const calls: readonly Endpoint[] = Object.values(endpoints);
const forCustomers = calls.filter(({ auth }) => auth === 'user');
const perhapsForCustomers = calls.filter(({ auth }) => auth === 'userOrGuest');
const ofOne = calls.filter(({ owned }) => owned !== undefined);
// The export only reads; its body contains a password.
const lists = forCustomers.filter(({ name, repeat }) => repeat === 'safe' || name === 'exportCustomer');
const ended = { authorization: 'Bearer of-a-session-that-has-ended' };

/** All tables except rate limits, which count a call before it is validated. */
async function contents() {
  const { rate_limits: _, ...others } = await hashAllTables(api);
  return others;
}

/** Returns the same input with an id that does not exist. */
function withUnknown(
  { query = '', body }: EndpointInputFixture,
  { owned = '' }: Endpoint,
): EndpointInputFixture {
  const search = new URLSearchParams(query);
  if (search.has(owned)) search.set(owned, 'nothing-has-this-name');
  else if (body !== undefined) return { query, body: { ...body, [owned]: 'nothing-has-this-name' } };
  return { query: `?${search}`, ...(body !== undefined && { body }) };
}

describe('an endpoint for customers', () => {
  it.each(forCustomers)('$name rejects visitors', async (call) => {
    const input = await createEndpointInputFixture(api, call, owner);
    const before = await contents();
    expectApiError(await sendRequest(api, call, input), 401, 'SIGN_IN_REQUIRED');
    expectApiError(await sendRequest(api, call, input, ended), 401, 'SESSION_EXPIRED');
    expect(await contents()).toEqual(before);
  });

  it.each(forCustomers)('$name rejects visitors before it validates the input', async (call) => {
    expectApiError(await sendRequest(api, call, { query: '?surprise=1' }), 401, 'SIGN_IN_REQUIRED');
  });

  it.each(perhapsForCustomers)(
    '$name does not treat a caller with an ended session as a guest',
    async (call) => {
      const input = await createEndpointInputFixture(api, call, owner);
      expectApiError(await sendRequest(api, call, input, ended), 401, 'SESSION_EXPIRED');
      // A customer's own rows are not accessible to visitors either.
      const asVisitor = call.owned === undefined ? call.statuses[0] : 404;
      expect((await sendRequest(api, call, input)).status).toBe(asVisitor);
    },
  );
});

describe('rows of another customer', () => {
  it.each(ofOne)('$name returns the same 404 as for an unknown row', async (call) => {
    const input = await createEndpointInputFixture(api, call, owner);
    const before = await contents();
    const foreign = expectApiError(await sendRequest(api, call, input, other.headers), 404, 'NOT_FOUND');
    const unknown = await sendRequest(api, call, withUnknown(input, call), other.headers);
    const { requestId: one, ...said } = foreign;
    const { requestId: two, ...saidOfNothing } = expectApiError(unknown, 404, 'NOT_FOUND');
    expect(said).toEqual(saidOfNothing);
    expect(one).not.toBe(two);
    expect(await contents()).toEqual(before);
    expect((await sendRequest(api, call, input, owner.headers)).status).toBe(call.statuses[0]);
  });

  it.each(lists)('$name returns no data of others', async (call) => {
    const look = async () => {
      const { json } = await sendRequest(
        api,
        call,
        await createEndpointInputFixture(api, call, other),
        other.headers,
      );
      return JSON.stringify(json, (key, value) => {
        // Reading is recorded as an event.
        if (key === 'auditEvents')
          return value.filter((event: { action: string }) => event.action !== 'DATA_EXPORTED');
        return key === 'exportedAt' ? '' : value;
      });
    };
    const before = await look();
    for (const writing of forCustomers.filter(({ repeat }) => repeat === 'keyed')) {
      const made = await sendRequest(
        api,
        writing,
        await createEndpointInputFixture(api, writing, owner),
        owner.headers,
      );
      expect(made.status, made.text).toBe(writing.statuses[0]);
    }
    expect(await look()).toBe(before);
  });
});

it('covers at least two endpoints of each kind', () => {
  for (const kind of [forCustomers, perhapsForCustomers, ofOne, lists]) {
    expect(kind.length).toBeGreaterThan(1);
  }
});
