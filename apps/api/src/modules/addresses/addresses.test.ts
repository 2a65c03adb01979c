import {
  addAddress,
  savedAddress as addressSchema,
  maxAddresses,
  removeAddress,
  searchAddresses,
  updateAddress,
} from '@piri/contract/addresses';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestCustomer } from '../../testing/add-customer.ts';
import { expectApiError } from '../../testing/expect-api-error.ts';
import type { TestResponse } from '../../testing/test-api.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let shopper: TestCustomer;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  shopper = await api.customer();
});
afterAll(() => api.close());

const home = {
  fullName: 'Rahima Khatun',
  mobile: '01700000000',
  division: 'Dhaka',
  district: 'Dhaka',
  upazila: 'Dhanmondi',
  area: 'Road 27',
  line: 'House 9/A',
};

const send = (fields: object, { headers } = shopper) => api.post(addAddress.path, fields, headers);
const at = (path: string, id: string) => `${path}?${new URLSearchParams({ id })}`;
const patch = (id: string, changes: object, { headers } = shopper) =>
  api.patch(at(updateAddress.path, id), changes, headers);
const remove = (id: string, { headers } = shopper) =>
  api.delete(at(removeAddress.path, id), undefined, headers);

function good(response: TestResponse, status: number) {
  expect(response.status, response.text).toBe(status);
  return addressSchema.parse(response.json);
}
const add = async (fields: object = {}, who = shopper) => good(await send({ ...home, ...fields }, who), 201);
const change = async (id: string, changes: object) => good(await patch(id, changes), 200);

async function list(body: object = {}, { headers } = shopper) {
  const response = await api.post(searchAddresses.path, body, headers);
  expect(response.status, response.text).toBe(200);
  return searchAddresses.response.parse(response.json).list;
}
const defaults = async () => (await list()).filter(({ isDefault }) => isDefault).map(({ id }) => id);

describe('CHECK-1 saving an address', () => {
  it('returns the address as stored and adds it to the list', async () => {
    const complete = { ...home, floor: 4, lift: false, landmark: 'লেকের পাশে' };
    const added = await add(complete);
    expect(added).toEqual({ ...complete, id: added.id, isDefault: true });
    expect(await list()).toEqual([added]);
    const short = await add();
    expect(short).toEqual({ ...home, id: short.id, isDefault: false });
  });

  it('FORM-1 accepts any spelling of a mobile number, and Bangla names', async () => {
    expect(await add({ mobile: '+৮৮০ ১৭০০-০০০ ০০০', fullName: '  রহিমা খাতুন ' })).toMatchObject({
      mobile: '01700000000',
      fullName: 'রহিমা খাতুন',
    });
  });

  it('accepts an upazila as well as a thana of a city', async () => {
    await add({ division: 'Barishal', district: 'Barishal', upazila: 'Kotwali' });
    await add({ division: 'Barishal', district: 'Barishal', upazila: 'Agailjhara' });
    expect(await list()).toHaveLength(2);
  });

  it.each([
    ['division', { division: 'Atlantis' }],
    ['district', { district: 'Barishal' }],
    ['upazila', { upazila: 'Kotalipara' }],
    ['upazila', { upazila: 'dhanmondi' }],
  ])('rejects a %s that does not exist there', async (path, fields) => {
    const { fields: problems } = expectApiError(await send({ ...home, ...fields }), 422, 'INVALID');
    expect(problems).toMatchObject([{ path, code: 'PLACE_UNKNOWN' }]);
    expect(await list()).toEqual([]);
  });

  it.each([
    ['fullName', ' '],
    ['mobile', '12345'],
    ['area', 'x'.repeat(101)],
    ['line', ''],
    ['floor', -1],
    ['floor', 'third'],
    ['lift', 'yes'],
    ['landmark', 'x'.repeat(201)],
    ['customerId', 'somebody'],
    ['id', 'mine'],
  ])('rejects a %s of %j', async (field, value) => {
    expectApiError(await send({ ...home, [field]: value }), 422, 'INVALID');
  });

  it('saves one address for a repeated request', async () => {
    const headers = { ...shopper.headers, 'idempotency-key': 'one-intent-of-a-form' };
    const [first, second] = [
      await api.post(addAddress.path, home, headers),
      await api.post(addAddress.path, home, headers),
    ];
    expect([second.status, second.json]).toEqual([201, first.json]);
    expect(await list()).toHaveLength(1);
  });

  it(`saves ${maxAddresses} at most, and another after one is removed`, async () => {
    for (let count = 0; count < maxAddresses; count += 1) await add();
    expectApiError(await send(home), 422, 'TOO_MANY');
    const [first] = await list();
    await remove(first?.id ?? '');
    await add();
    expectApiError(await send(home), 422, 'TOO_MANY');
    await add({}, await api.customer());
  });

  it(`saves ${maxAddresses} at most of fifty concurrent requests`, async () => {
    const headers = (index: number) => ({
      ...shopper.headers,
      'idempotency-key': `one-of-fifty-intents-${index}`,
    });
    let waiting = Array.from({ length: 50 }, (_, index) => index);
    const statuses: number[] = [];
    // The database may ask for a retry. Then the same request is sent again, as the client does.
    while (waiting.length > 0) {
      const responses = await Promise.all(
        waiting.map((index) => api.post(addAddress.path, home, headers(index))),
      );
      statuses.push(...responses.map(({ status }) => status).filter((status) => status !== 503));
      waiting = waiting.filter((_, position) => responses[position]?.status === 503);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(maxAddresses);
    expect(statuses.filter((status) => status === 422)).toHaveLength(50 - maxAddresses);
    expect(await list()).toHaveLength(maxAddresses);
    expect(await defaults()).toHaveLength(1);
  });
});

describe('CHECK-8 the default address', () => {
  it('is the first address until another is chosen', async () => {
    const first = await add();
    const second = await add({ isDefault: true });
    expect(await defaults()).toEqual([second.id]);
    expect(await change(first.id, { isDefault: true })).toMatchObject({ isDefault: true });
    expect(await defaults()).toEqual([first.id]);
  });

  it('is the oldest one again when the chosen one is removed or unset', async () => {
    const oldest = await add();
    const chosen = await add({ isDefault: true });
    await remove(chosen.id);
    expect(await defaults()).toEqual([oldest.id]);
    const third = await add({ isDefault: true });
    expect(await change(third.id, { isDefault: false })).toMatchObject({ isDefault: false });
    expect(await defaults()).toEqual([oldest.id]);
    await change(oldest.id, { isDefault: false });
    expect(await defaults()).toEqual([oldest.id]);
  });

  it('is exactly one after fifty concurrent choices', async () => {
    const made = [await add(), await add(), await add()];
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, index) => patch(made[index % 3]?.id ?? '', { isDefault: true })),
    );
    expect(responses.map(({ status }) => status).filter((status) => ![200, 503].includes(status))).toEqual(
      [],
    );
    expect(await defaults()).toHaveLength(1);
  });
});

describe('CHECK-8 changing an address', () => {
  it('changes the given fields only', async () => {
    const added = await add({ floor: 4, lift: true, landmark: 'By the lake' });
    const changed = await change(added.id, { line: 'House 10', floor: 0 });
    expect(changed).toEqual({ ...added, line: 'House 10', floor: 0 });
    expect(await list()).toEqual([changed]);
    expect(await change(added.id, {})).toEqual(changed);
  });

  it('clears optional fields with null, and rejects null for others', async () => {
    const { id } = await add({ floor: 4, lift: true, landmark: 'By the lake' });
    const emptied = await change(id, { floor: null, lift: null, landmark: null });
    expect(emptied).toEqual({ ...home, id, isDefault: true });
    expectApiError(await patch(id, { line: null }), 422, 'INVALID');
  });

  it('rejects a partial change of the locality that does not fit the rest', async () => {
    const { id } = await add();
    expect(await change(id, { upazila: 'Mirpur' })).toMatchObject({ district: 'Dhaka', upazila: 'Mirpur' });
    expectApiError(await patch(id, { division: 'Sylhet' }), 422, 'INVALID');
    const moved = { division: 'Barishal', district: 'Bhola', upazila: 'Manpura' };
    expect(await change(id, moved)).toMatchObject(moved);
  });

  it('allows changes of other fields if the locality no longer exists', async () => {
    const { id } = await add();
    await api.db.updateTable('addresses').set({ upazila: 'Old Name' }).where('id', '=', id).execute();
    expect(await change(id, { line: 'House 10' })).toMatchObject({ upazila: 'Old Name', line: 'House 10' });
  });
});

describe('access to addresses', () => {
  it('returns the same 404 for another customer’s, a removed and an unknown address', async () => {
    const other = await api.customer();
    const theirs = await add({}, other);
    const { id: gone } = await add();
    await remove(gone);
    for (const call of [
      (id: string) => remove(id),
      (id: string) => patch(id, { line: 'Mine now' }),
      (id: string) => patch(id, { isDefault: true }),
      (id: string) => patch(id, { isDefault: false }),
      (id: string) => patch(id, { upazila: 'Nowhere' }),
    ]) {
      const responses = await Promise.all([theirs.id, gone, 'nothing'].map(call));
      const problems = responses.map((response) => ({
        ...expectApiError(response, 404, 'NOT_FOUND'),
        requestId: '',
      }));
      expect(new Set(problems.map((each) => JSON.stringify(each))).size).toBe(1);
    }
    expect(await list({}, other)).toEqual([theirs]);
    expect(await list({ textParams: [{ field: 'id', matchType: 'EXACT', value: theirs.id }] })).toEqual([]);
  });

  it('requires a session', async () => {
    expectApiError(await api.post(searchAddresses.path, {}), 401, 'SIGN_IN_REQUIRED');
    expectApiError(await api.post(addAddress.path, home), 401, 'SIGN_IN_REQUIRED');
  });
});
