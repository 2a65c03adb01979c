import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placeOrder, quoteCheckout } from '@piri/contract/checkout';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { environmentSchema } from './core/env.ts';
import { createToken } from './core/ids-and-tokens.ts';
import { addressFixture } from './testing/order-fixtures.ts';
import { type SpawnedApi, spawnApiProcess } from './testing/spawn-api-process.ts';

let folder: string;
let api: SpawnedApi;
let url: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'piri-order-'));
  api = spawnApiProcess({ DATA_DIR: folder, LOG_LEVEL: 'error', PASSWORD_HASH_COST: 'cheap' });
  url = await api.ready();
});
afterAll(async () => {
  api.child.kill('SIGTERM');
  await api.exited;
  await rm(folder, { recursive: true });
});

/** Runs the program in its own process, beside the running shop. */
const order = (...args: string[]) => runProgram('order-admin.ts', args);

function runProgram(program: string, args: string[]) {
  const env = { DATA_DIR: folder, LOG_LEVEL: 'error' };
  return new Promise<{ code: number; said: string }>((resolve) => {
    execFile(process.execPath, [join(import.meta.dirname, program), ...args], { env }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: out + err }),
    );
  });
}

async function post(path: string, body: object) {
  const headers = {
    'x-api-key': environmentSchema.shape.API_KEY.parse(undefined),
    'content-type': 'application/json',
    'idempotency-key': createToken(),
  };
  const response = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return response.json();
}

it('CHECK-5 the order command changes an order in the running shop, or reports an error', async () => {
  const overrides = {
    lines: [{ sourceType: 'item', code: 'PIRI-NAT', quantity: 1 }],
    delivery: { kind: 'HOME', address: addressFixture },
    paymentMethod: 'CASH_ON_DELIVERY',
  };
  const { toPay } = quoteCheckout.response.parse(await post(quoteCheckout.path, overrides));
  const contact = { fullName: 'Rahima', mobile: '01711482906' };
  const placed = await post(placeOrder.path, { ...overrides, contact, expectedTotal: toPay });
  const { orderNumber } = placeOrder.response.parse(placed);

  expect(await order(orderNumber.toLowerCase(), 'confirm')).toEqual({
    code: 0,
    said: `${orderNumber} is confirmed, 0 of ${toPay} taka paid.\n`,
  });
  expect(await order(orderNumber, 'deliver')).toEqual({
    code: 1,
    said: `${orderNumber} is confirmed. The order must be shipped for this command.\n`,
  });
  expect(await order(orderNumber, 'show')).toEqual({
    code: 0,
    said: `${orderNumber} is confirmed, 0 of ${toPay} taka paid.\nNo transfer slips.\nNo returns.\n`,
  });
  expect(await order('PR-0000-00', 'ship')).toEqual({ code: 1, said: 'There is no order PR-0000-00.\n' });
  expect(await order(orderNumber, 'polish')).toMatchObject({
    code: 1,
    said: expect.stringMatching(/npm run order-admin/),
  });
});

it('the customer command ends sessions in the running shop, and requires a customer', async () => {
  const customer = (...args: string[]) => runProgram('customer.ts', args);
  expect(await customer('nobody@piri.example', 'end-sessions')).toMatchObject({ code: 1 });
  expect(await customer('--all', 'end-sessions')).toEqual({ code: 0, said: '0 sessions ended.\n' });
  for (const args of [[], ['end-sessions'], ['--all', 'a@piri.example', 'end-sessions'], ['--al']]) {
    expect(await customer(...args)).toMatchObject({
      code: 1,
      said: expect.stringMatching(/npm run customer/),
    });
  }
});
