import { describe, expect, it } from 'vitest';
import { parseDemoCustomers, readDemoCustomers } from './customers.ts';

const customers = readDemoCustomers();
const [demo] = customers;

describe('the demo customers', () => {
  it('start with the demo account, which is subscribed', () => {
    expect(demo).toMatchObject({
      email: 'demo@piri.example',
      mobile: '01700000000',
      password: 'piri123',
      subscribed: true,
    });
  });

  it('CHECK-4 include an order in each of the four outcomes, and CHECK-6 a booking', () => {
    const states = demo?.orders.map(({ kind, paymentState }) => `${kind} ${paymentState}`);
    expect(states).toEqual([
      'ORDER PAID',
      'ORDER FAILED',
      'ORDER CANCELLED',
      'ORDER LATER',
      'BOOKING ADVANCE_PAID',
      ...Array(3).fill('ORDER PAID'),
      'ORDER LATER',
      'ORDER PAID',
    ]);
  });

  it('AUTH-2 include exactly two that share a mobile number and a password', () => {
    const shared = customers.filter((one) =>
      customers.some((other) => other !== one && other.mobile === one.mobile),
    );
    expect(shared.map(({ mobile, password }) => [mobile, password])).toEqual([
      ['01700000042', 'piri123'],
      ['01700000042', 'piri123'],
    ]);
  });

  it('have unique email addresses', () => {
    expect(new Set(customers.map(({ email }) => email)).size).toBe(customers.length);
  });
});

describe('validation of a demo customer', () => {
  const order = demo?.orders[0];
  const rejections: [string, object, string][] = [
    [
      'an email address outside .example',
      { email: 'someone@mail.com' },
      'data/customers.json, row "demo", field "email": must be an address that ends in .example.',
    ],
    [
      'a mobile number that is too short',
      { mobile: '0170000' },
      'field "mobile": must be eleven digits that start with 01.',
    ],
    [
      'a password of five characters',
      { password: 'piri1' },
      'field "password": must have at least six characters.',
    ],
    ['a duplicate order', { orders: [order, order] }, 'row "demo": has two orders "demo-paid".'],
    ['an order without lines', { orders: [{ ...order, lines: [] }] }, 'lines": must have at least one line.'],
    [
      'an unknown payment state',
      { orders: [{ ...order, paymentState: 'HOPED' }] },
      'paymentState": must be one of PENDING, PAID',
    ],
  ];
  it.each(rejections)('rejects %s', (_, change, sentence) => {
    expect(() => parseDemoCustomers(JSON.stringify([{ ...demo, ...change }]))).toThrow(sentence);
  });

  it('rejects two customers with the same id', () => {
    expect(() => parseDemoCustomers(JSON.stringify([demo, { ...demo, orders: [] }]))).toThrow(
      'row "demo": this id is used by more than one row.',
    );
  });
});
