import { setTimeout as sleep } from 'node:timers/promises';
import { paymentWebhookPath } from '../src/runtime/payment-gateway.ts';
import { type FakeSslcommerzServer, startFakeSslcommerz } from '../src/testing/fake-sslcommerz-server.ts';
import { createSeededRandom } from '../src/testing/fuzz-value-generator.ts';
import { describeMismatch, type Fault, type FaultContext } from './fault.ts';
import {
  createItemLine,
  createShopperMobile,
  fetchQuotedOrderBody,
  runConcurrently,
  sendOrder,
} from './simulated-shopper.ts';
import { setStock, skuCodeFixture, throwMissingSetup } from './stock-faults.ts';

const bank = await startFakeSslcommerz();
export const closeFakeGateway = () => bank.close();

/** What happens to one order, and whether it may be paid in the end. */
const stories: readonly [string, boolean, (story: GatewayStory) => Promise<void>][] = [
  [
    'notice ten times',
    true,
    async ({ pay, notify }) => {
      const { val_id } = pay();
      await Promise.all(Array.from({ length: 10 }, () => notify({ val_id })));
    },
  ],
  [
    'notice before failure',
    true,
    async ({ pay, notify }) => {
      const { val_id } = pay();
      await notify({ val_id });
      await notify({ val_id, status: 'FAILED' });
    },
  ],
  [
    'failure before notice',
    true,
    async ({ pay, notify }) => {
      await notify({ val_id: '', status: 'FAILED' });
      await notify(pay());
    },
  ],
  ['wrong amount', false, async ({ pay, notify }) => notify(pay({ currency_amount: '27.50' }))],
  ['wrong currency', false, async ({ pay, notify }) => notify(pay({ currency_type: 'USD' }))],
  ['wrong invoice', false, async ({ notify, foreign }) => notify({ val_id: foreign })],
  ['made up', false, async ({ notify }) => notify({ val_id: 'made-up' })],
  ['failed', false, async ({ pay, notify }) => notify(pay({ status: 'FAILED' }))],
];

interface GatewayStory {
  pay(changes?: Record<string, string>): { val_id: string };
  notify(said: Record<string, string>): Promise<void>;
  /** A payment of another order. */
  foreign: string;
}

/** A gateway that is slow, broken or repetitive, mixes up payments, and receives forged notices. */
export const gatewayFault: Fault = {
  name: 'gateway',
  safeguard: 'the comparison of amount, currency and invoice',
  variables: {
    PAYMENT_GATEWAY: 'sslcommerz',
    SSLCOMMERZ_URL: bank.url,
    SSLCOMMERZ_STORE_ID: bank.storeId,
    SSLCOMMERZ_STORE_PASSWORD: bank.password,
  },
  async run(ground) {
    await setStock(ground, skuCodeFixture, 10_000);
    const [api = throwMissingSetup()] = ground.apis;
    const body = await fetchQuotedOrderBody(
      api,
      { lines: [createItemLine(skuCodeFixture)], paymentMethod: 'CARD' },
      createShopperMobile(0),
    );
    const count = Math.max(stories.length * 2, Math.round(200 * ground.scale));
    let isOver = false;
    const behaviours = cycleBehaviours(bank, () => isOver);
    const orders = await runConcurrently(count, 8, (index) => tellStory(ground, body, index));
    isOver = true;
    await behaviours;
    const rows = await ground.db
      .selectFrom('orders')
      .leftJoin('orderEvents', (join) =>
        join.onRef('orderEvents.orderId', '=', 'orders.id').on('orderEvents.kind', '=', 'PAID'),
      )
      .select(['orders.id', 'orders.paymentState', 'orders.paid'])
      .select(({ fn }) => fn.count('orderEvents.nth').as('steps'))
      .groupBy('orders.id')
      .execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    const paid = orders.filter(({ id }) => byId.get(id)?.paymentState === 'PAID');
    return {
      figures: {
        orders: count,
        paid: paid.length,
        ...Object.fromEntries(
          stories.map(([name]) => [name, paid.filter((one) => one.name === name).length]),
        ),
      },
      losses: [
        ...describeMismatch('paid wrongly', paid.filter(({ mayBePaid }) => !mayBePaid).length, 0),
        ...describeMismatch(
          'paid at the gateway and not here',
          orders.filter(({ id, mayBePaid }) => mayBePaid && byId.get(id)?.paymentState !== 'PAID').length,
          0,
        ),
        ...describeMismatch(
          'paid in more than one step',
          rows.filter(({ steps }) => Number(steps) > 1).length,
          0,
        ),
      ],
    };
  },
};

async function tellStory({ apis }: FaultContext, body: object, index: number) {
  const [name, mayBePaid, tell] = stories[index % stories.length] ?? throwMissingSetup();
  const api = apis[index % apis.length] ?? throwMissingSetup();
  const headers = { 'idempotency-key': `gateway-fault-${index}`.padEnd(24, 'x') };
  const contact = { fullName: 'Rahima', mobile: createShopperMobile(index) };
  let result = await sendOrder(api, { ...body, contact }, headers);
  for (let tries = 0; result.status !== 201 && tries < 200; tries += 1) {
    await sleep(50);
    result = await sendOrder(api, { ...body, contact }, headers);
  }
  const { invoiceId, orderId } = result.body;
  const tranId = `${invoiceId}-1`;
  const notify = async (said: Record<string, string>) => {
    // A gateway repeats its notice until it is accepted.
    for (let tries = 0; tries < 200; tries += 1) {
      const form = { status: 'VALID', amount: '2750.00', ...said, tran_id: tranId };
      const response = await fetch(`${api.url}${paymentWebhookPath}`, {
        method: 'POST',
        body: new URLSearchParams(form),
      });
      await response.text();
      if (response.status === 200) return;
      await sleep(50);
    }
  };
  const other = `${invoiceId}-of-another`;
  const foreign = bank.pay(other, { currency_amount: '2750.00', amount: '2750.00' }).val_id;
  await tell({ pay: (changes) => bank.pay(tranId, changes), notify, foreign });
  return { id: orderId as string, name, mayBePaid };
}

/** Changes the gateway's behaviour: sometimes it responds with 500, with HTML, or with a refusal. */
async function cycleBehaviours(server: FakeSslcommerzServer, isOver: () => boolean): Promise<void> {
  const random = createSeededRandom(8);
  const behaviours = ['responds', 'returns 500', 'responds', 'returns HTML', 'responds', 'refuses'] as const;
  while (!isOver()) {
    server.behaviour = behaviours[Math.floor(random() * behaviours.length)] ?? 'responds';
    await sleep(100 + random() * 200);
  }
  server.behaviour = 'responds';
}
