import { cancelCheckout, cancelOrder, confirmCheckout, failCheckout } from '@piri/contract/checkout';
import { headerNames } from '@piri/contract/headers';
import { sql } from 'kysely';
import { paymentWebhookPath } from '../src/runtime/payment-gateway.ts';
import { createSeededRandom } from '../src/testing/fuzz-value-generator.ts';
import type { ApiProcess } from './api-process.ts';
import { describeMismatch, type Fault, type FaultContext } from './fault.ts';
import {
  countResponsesByStatus,
  createItemLine,
  createShopperMobile,
  fetchQuotedOrderBody,
  runConcurrently,
  type ShopperResponse,
  sendOrder,
  sendRequest,
} from './simulated-shopper.ts';
import { setStock, skuCodeFixture, throwMissingSetup } from './stock-faults.ts';

const stock = 10_000;

/** Fifty concurrent requests about one order while its gateway decides, for each of many seeds. */
export const paymentRaceFault: Fault = {
  name: 'cancel, confirm and notices at once',
  safeguard: 'the lock of the order',
  async run(ground) {
    await setStock(ground, skuCodeFixture, stock);
    const [api = throwMissingSetup()] = ground.apis;
    const body = await fetchQuotedOrderBody(
      api,
      { lines: [createItemLine(skuCodeFixture)], paymentMethod: 'CARD' },
      createShopperMobile(0),
    );
    const seeds = Math.max(10, Math.round(200 * ground.scale));
    const rounds = await runConcurrently(seeds, 4, (seed) => race(ground, body, seed));
    const responses = rounds.flat();
    const broken = await brokenOrders(ground);
    return {
      figures: { seeds, requests: responses.length, ...countResponsesByStatus(responses), ...broken },
      losses: [
        ...describeMismatch('server errors', responses.filter(({ status }) => status >= 500).length, 0),
        ...Object.entries(broken).flatMap(([what, count]) => describeMismatch(what, count, 0)),
      ],
    };
  },
};

async function race(ground: FaultContext, body: object, seed: number): Promise<ShopperResponse[]> {
  const random = createSeededRandom(seed + 1);
  const [api = throwMissingSetup()] = ground.apis;
  const contact = { fullName: 'Rahima', mobile: createShopperMobile(seed) };
  const { status, body: order } = await sendOrder(api, { ...body, contact });
  if (status !== 201) throw new Error(`No order to fight about: ${status}.`);
  const headers = { [headerNames.guestToken]: order.guestToken };
  const payment = `${order.invoiceId}-1`;
  const outcome = random() < 0.6 ? 'PAID' : random() < 0.5 ? 'FAILED' : 'CANCELLED';
  const patch =
    ({ method, path }: { method: string; path: string }) =>
    (at: ApiProcess) =>
      sendRequest(at, method, `${path}?invoiceId=${order.invoiceId}`, { headers });
  const actions = [
    patch(confirmCheckout),
    patch(cancelCheckout),
    patch(failCheckout),
    patch(cancelOrder),
    (at: ApiProcess) => notify(at, payment),
    (at: ApiProcess) => notify(at, payment),
  ];
  const decide = async (): Promise<ShopperResponse> => {
    await ground.db
      .updateTable('sandboxPayments')
      .set({ outcome, knownAt: new Date() })
      .where('id', '=', payment)
      .execute();
    return { status: 200, code: '', body: {} };
  };
  const decidedAt = Math.floor(random() * 25);
  const requests = Array.from({ length: 50 }, (_, index) => {
    if (index === decidedAt) return decide();
    const action = actions[Math.floor(random() * actions.length)] ?? throwMissingSetup();
    return action(ground.apis[index % ground.apis.length] ?? api);
  });
  const responses = await Promise.all(requests);
  // The gateway's notice comes last, whatever was sent before it had decided.
  return [...responses, await notify(api, payment)];
}

async function notify({ url }: ApiProcess, payment: string): Promise<ShopperResponse> {
  const response = await fetch(`${url}${paymentWebhookPath}`, {
    method: 'POST',
    body: new URLSearchParams({ payment }),
  });
  await response.text();
  return { status: response.status, code: '', body: {} };
}

/** Counts the orders that break a rule, which must not happen in any order of the requests. */
async function brokenOrders({ db }: Pick<FaultContext, 'db'>): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`
    with paid_at_gateway as (
      select orders.* from orders
      join payments on payments.order_id = orders.id
      join sandbox_payments on sandbox_payments.id = payments.id
      where sandbox_payments.outcome = 'PAID'
    ), steps as (
      select order_id, count(*) filter (where kind = 'PAID') as paid,
        count(*) filter (where kind = 'CANCELLED') as cancelled
      from order_events group by order_id
    )
    select
      (select count(*)::int from paid_at_gateway where payment_state <> 'PAID' or paid <> to_pay or not has_reservation)
        as "paid at the gateway and not here",
      (select count(*)::int from orders where payment_state = 'PAID' and id not in (select id from paid_at_gateway))
        as "paid here and not at the gateway",
      (select count(*)::int from steps where paid > 1 or cancelled > 1) as "a step taken twice",
      (select count(*)::int from orders where has_reservation <> exists (
        select from stock_reservations where order_id = orders.id)) as "goods held by nobody, or twice",
      (select ${stock}::int - available - (select coalesce(sum(quantity), 0) from stock_reservations where sku_code = ${skuCodeFixture})::int
        from skus where code = ${skuCodeFixture}) as "pieces lost"`.execute(db);
  return rows[0] ?? {};
}
