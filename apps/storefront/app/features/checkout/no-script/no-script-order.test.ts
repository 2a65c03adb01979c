import type { Client } from '@piri/client';
import type { ErrorCode, FieldError } from '@piri/contract/error';
import { describe, expect, test, vi } from 'vitest';
import { cartStateFixtures } from '../../cart/cart-page/cart.fixtures.ts';
import { createQuoteFixture, deliveryAreasFixture } from '../quote/quote.fixtures.ts';
import { submitNoScriptForm } from './no-script-order.ts';

const { offers } = cartStateFixtures.usual.response;
const lines = [{ sourceType: 'item' as const, code: 'MGN-3S-ASH', quantity: 1 }];
const beanibazar = {
  ...{ division: 'Sylhet', district: 'Sylhet', upazila: 'Beanibazar' },
  ...{ districtsOf: 'Sylhet', upazilasOf: 'Sylhet' },
};

/** Mocks the endpoints that a form calls. */
function shop(geo: unknown = { ok: true, status: 200, body: deliveryAreasFixture }) {
  const placeOrder = vi.fn(async () => ({ ok: false, status: 500 }));
  const api = {
    getGeo: async () => geo,
    quoteCheckout: async ({ body }: { body: never }) => ({
      ...{ ok: true, status: 200 },
      body: createQuoteFixture(offers as never, body),
    }),
    placeOrder,
  };
  return { api: api as unknown as Client, placeOrder };
}

async function submit(fields: Record<string, string>, { api }: { api: Client } = shop()) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ kind: 'HOME', ...fields })) form.set(name, value);
  const result = await submitNoScriptForm(api, lines, form);
  if ('kind' in result) throw new Error('An order was placed.');
  return result;
}

test.each([
  [{ intent: 'place', division: 'Sylhet' }, 'district', undefined],
  [{ intent: 'total', division: 'Sylhet' }, 'district', undefined],
  [{ intent: 'place', division: 'Sylhet', districtsOf: 'Sylhet' }, 'district', 'Choose a district.'],
  [{ intent: 'place' }, 'division', 'Choose a division.'],
  [{ intent: 'place', ...beanibazar }, 'upazila', undefined],
  [{ intent: 'total', ...beanibazar }, 'total', undefined],
  [{ intent: 'total', kind: 'COLLECT' }, 'total', undefined],
] as const)('CHECK-1 opens the page at the next step: %o', async (fields, landing, text) => {
  const form = await submit(fields);
  expect(form.scrollTarget).toBe(landing);
  expect(Object.values(form.wrong ?? {})).toEqual(text === undefined ? [] : [text]);
});

test('CHECK-1 quotes for Dhaka until the area is complete, then for the area', async () => {
  const before = await submit({ intent: 'place', division: 'Sylhet' });
  const after = await submit({ intent: 'place', ...beanibazar });
  expect(before.quote?.delivery?.zoneId).toBe('dhaka-city');
  expect(after.quote?.delivery?.zoneId).not.toBe('dhaka-city');
});

test('CHECK-2 an order without an area reports the next missing choice and is not placed', async () => {
  const { api, placeOrder } = shop();
  const form = await submit(
    { intent: 'order', division: 'Dhaka', district: 'Sylhet', districtsOf: 'Dhaka' },
    { api },
  );
  expect(form.scrollTarget).toBeUndefined();
  expect(form.wrong).toMatchObject({ district: 'Choose a district.' });
  expect(form.wrong).not.toHaveProperty('upazila');
  expect(placeOrder).not.toHaveBeenCalled();
});

test('FORM-1 keeps the typed values and reports the error while the areas are unavailable', async () => {
  const form = await submit(
    { intent: 'place', fullName: 'ফারজানা রহমান', division: 'Sylhet' },
    shop({ ok: false, networkError: true }),
  );
  expect(form).toMatchObject({
    answers: { values: { fullName: 'ফারজানা রহমান', division: 'Sylhet' } },
    ...{ error: { kind: 'out of reach' }, scrollTarget: 'news' },
  });
});

describe('CHECK-2 a mobile number that needs confirmation', () => {
  const filled = {
    ...{ intent: 'order', fullName: 'Farzana Rahman', mobile: '01711 482906', paymentMethod: 'PAY_LATER' },
    ...beanibazar,
    ...{ area: 'Kasba', line: 'Khan Bari', agreed: '51000', key: 'the-key-of-this-form' },
  };
  const withCode = { codeToken: 'of-the-code', codeSentTo: '01711482906', code: '482 906' };
  const refused = (code: ErrorCode, fields: FieldError[] = []) => ({
    ...{ ok: false as const, status: 422 },
    body: { error: { code, message: '', retryable: false, requestId: 'r', fields } },
  });
  const sent = { ok: true, status: 200, body: { codeToken: 'of-the-code', validSeconds: 600 } };

  function shopWithCodes(answers: Record<string, unknown> = {}) {
    const calls = {
      sendMobileCode: vi.fn(async () => answers['send'] ?? sent),
      confirmMobile: vi.fn(
        async () => answers['confirm'] ?? { ok: true, status: 201, body: { mobileToken: 'of-the-number' } },
      ),
      placeOrder: vi.fn(async () => answers['place'] ?? refused('CONFIRM_MOBILE')),
    };
    return { ...calls, api: { ...shop().api, ...calls } as unknown as Client };
  }

  test('is sent a code, without placing the order', async () => {
    const { api, sendMobileCode } = shopWithCodes();
    const form = await submit(filled, { api });
    expect(sendMobileCode).toHaveBeenCalledWith({ body: { mobile: '01711482906' } });
    expect(form.mobileCode).toEqual({ sending: 'sent' });
    expect(form.answers).toMatchObject({ codeToken: 'of-the-code', codeSentTo: '01711482906' });
    expect(form.answers.key).not.toBe(filled.key);
  });

  test('is confirmed by the code, and the order is placed under the key of the form', async () => {
    const { api, confirmMobile, placeOrder } = shopWithCodes({ place: { ok: false, networkError: true } });
    const form = await submit({ ...filled, ...withCode }, { api });
    expect(confirmMobile).toHaveBeenCalledWith(
      { body: { codeToken: 'of-the-code', code: '482906' } },
      { idempotencyKey: `code-${filled.key}` },
    );
    expect(placeOrder).toHaveBeenCalledWith(expect.anything(), {
      ...{ idempotencyKey: filled.key, mobileToken: 'of-the-number' },
    });
    // The outcome is unknown: the order is sent again under the same key, without another code.
    expect(form.answers).toMatchObject({ key: filled.key, mobileToken: 'of-the-number', codeToken: '' });
  });

  test.each([
    ['MISSING', '48290', undefined, false],
    [
      'WRONG',
      '482906',
      refused('MOBILE_CODE_INVALID', [{ path: 'code', code: 'WRONG', message: '' }]),
      false,
    ],
    [
      'EXPIRED',
      '482906',
      refused('MOBILE_CODE_INVALID', [{ path: 'code', code: 'EXPIRED', message: '' }]),
      false,
    ],
    ['UNREACHABLE', '482906', { ok: false, networkError: true }, true],
  ])(
    'is not confirmed (%s): places no order, and keeps the key only if the outcome is unknown',
    async (problem, code, confirm, keepsKey) => {
      const { api, placeOrder } = shopWithCodes({ confirm });
      const form = await submit({ ...filled, ...withCode, code }, { api });
      expect(placeOrder).not.toHaveBeenCalled();
      expect(form.mobileCode).toEqual({ sending: 'sent', problem });
      expect(form.answers.codeToken).toBe('of-the-code');
      expect(form.answers.key === filled.key).toBe(keepsKey);
    },
  );

  test('gets a new code if it has changed, without checking the old one', async () => {
    const { api, confirmMobile, sendMobileCode } = shopWithCodes();
    await submit({ ...filled, ...withCode, mobile: '01811 482906' }, { api });
    expect(confirmMobile).not.toHaveBeenCalled();
    expect(sendMobileCode).toHaveBeenCalledWith({ body: { mobile: '01811482906' } });
  });

  test('keeps the previous code if the next one is rate-limited', async () => {
    const { api } = shopWithCodes({ send: { ok: false, status: 429, retryAfterMs: 40_000 } });
    const form = await submit({ ...filled, ...withCode, intent: 'code' }, { api });
    expect(form.mobileCode).toEqual({ sending: { waitMs: 40_000 } });
    expect(form.answers.codeToken).toBe('of-the-code');
    const first = await submit(filled, { api });
    expect(first.answers).toMatchObject({ codeToken: '', codeSentTo: '01711482906' });
  });
});
