import { sql } from 'kysely';
import { readStock } from '../src/testing/read-stock.ts';
import { describeMismatch, type Fault, type FaultContext } from './fault.ts';
import {
  countResponsesByStatus,
  createForwardedForHeader,
  createItemLine,
  createShopperMobile,
  fetchQuotedOrderBody,
  runConcurrently,
  type ShopperResponse,
  sendOrder,
} from './simulated-shopper.ts';

export const skuCodeFixture = 'PIRI-NAT';

export async function setStock(
  { db }: Pick<FaultContext, 'db'>,
  code: string,
  available: number,
): Promise<void> {
  await db.updateTable('skus').set({ available }).where('code', '=', code).execute();
}

async function allowOverselling({ db }: { db: FaultContext['db'] }): Promise<void> {
  await sql`alter table skus drop constraint skus_available_check`.execute(db);
}

const serverErrors = (responses: readonly ShopperResponse[]) =>
  responses.filter(({ status }) => status >= 500).length;
const placed = (responses: readonly ShopperResponse[]) =>
  responses.filter(({ status }) => status === 201).length;

/** 200 buyers at two processes order the last ten. */
export const lastUnitsFault: Fault = {
  name: 'last pieces',
  safeguard: 'the condition in the update of the stock',
  barrier: true,
  disarm: (db) => allowOverselling({ db }),
  async run(ground) {
    const buyers = Math.max(40, 200 * ground.scale);
    await setStock(ground, skuCodeFixture, 10);
    const [api = throwMissingSetup()] = ground.apis;
    const body = await fetchQuotedOrderBody(
      api,
      { lines: [createItemLine(skuCodeFixture)] },
      createShopperMobile(0),
    );
    const responses = await Promise.all(
      Array.from({ length: buyers }, (_, index) =>
        sendOrder(
          ground.apis[index % ground.apis.length] ?? api,
          {
            ...body,
            contact: { fullName: 'Rahima', mobile: createShopperMobile(index) },
          },
          createForwardedForHeader(index),
        ),
      ),
    );
    const left = await readStock(ground, skuCodeFixture);
    return {
      figures: { buyers, ...countResponsesByStatus(responses), 'left in stock': left },
      losses: [
        ...describeMismatch('orders of the last ten', placed(responses), 10),
        ...describeMismatch('left in stock', left, 0),
        ...describeMismatch('server errors', serverErrors(responses), 0),
      ],
    };
  },
};

/** Half of the buyers order a bundle that contains the sku. */
export const skuInBundleFault: Fault = {
  name: 'piece and set',
  safeguard: 'the condition in the update of the stock',
  barrier: true,
  disarm: (db) => allowOverselling({ db }),
  async run(ground) {
    const { db } = ground;
    const parts = await db
      .selectFrom('bundleSkus')
      .selectAll()
      .where('itemId', '=', 'work-from-home')
      .execute();
    const shared = parts[0]?.skuCode ?? throwMissingSetup();
    await db.updateTable('outletStock').set({ madeToOrder: false }).execute();
    for (const { skuCode } of parts) await setStock(ground, skuCode, 1000);
    await setStock(ground, shared, 10);
    const [api = throwMissingSetup()] = ground.apis;
    const buyers = Math.max(40, 200 * ground.scale);
    const bundle = { sourceType: 'bundle' as const, code: 'work-from-home', quantity: 1 };
    const bodies = [
      await fetchQuotedOrderBody(api, { lines: [bundle] }, createShopperMobile(0)),
      await fetchQuotedOrderBody(api, { lines: [createItemLine(shared)] }, createShopperMobile(0)),
    ];
    const responses = await Promise.all(
      Array.from({ length: buyers }, (_, index) =>
        sendOrder(
          ground.apis[index % 2] ?? api,
          {
            ...bodies[Math.floor(index / 2) % 2],
            contact: { fullName: 'Rahima', mobile: createShopperMobile(index) },
          },
          createForwardedForHeader(index),
        ),
      ),
    );
    const perSet = parts[0]?.quantity ?? 1;
    const left = await readStock(ground, shared);
    return {
      figures: { buyers, ...countResponsesByStatus(responses), 'left in stock': left },
      losses: [
        ...(perSet === 1 ? describeMismatch('orders of the last ten', placed(responses), 10) : []),
        ...describeMismatch('left in stock', left, 0),
        ...describeMismatch('server errors', serverErrors(responses), 0),
      ],
    };
  },
};

/** Carts that hold the same two skus in opposite order. */
export const lineOrderDeadlockFault: Fault = {
  name: 'opposite order',
  safeguard: 'the order in which skus are locked',
  async run(ground) {
    const [one, other] = [skuCodeFixture, 'MRA-NAT'];
    await setStock(ground, one, 100_000);
    await setStock(ground, other, 100_000);
    const [api = throwMissingSetup()] = ground.apis;
    const lines = [createItemLine(one), createItemLine(other)];
    // Without the order, each pair waits a second until the database detects the deadlock.
    const count = ground.unguarded ? 200 : Math.max(100, 1000 * ground.scale);
    const bodies = [
      await fetchQuotedOrderBody(api, { lines }, createShopperMobile(0)),
      await fetchQuotedOrderBody(api, { lines: lines.toReversed() }, createShopperMobile(0)),
    ];
    const before = await deadlocks(ground);
    const responses = await runConcurrently(count, 40, (index) =>
      sendOrder(
        ground.apis[index % ground.apis.length] ?? api,
        {
          ...bodies[index % 2],
          contact: { fullName: 'Rahima', mobile: createShopperMobile(index) },
        },
        createForwardedForHeader(index),
      ),
    );
    const found = (await deadlocks(ground)) - before;
    return {
      figures: { orders: count, ...countResponsesByStatus(responses), deadlocks: found },
      losses: [
        ...describeMismatch('orders', placed(responses), count),
        ...describeMismatch('deadlocks', found, 0),
        ...describeMismatch('left in stock', await readStock(ground, one), 100_000 - placed(responses)),
      ],
    };
  },
};

/** Returns the number of deadlocks, which the server counts a moment after they happen. */
async function deadlocks({ db }: FaultContext): Promise<number> {
  await sql`select pg_sleep(1.5)`.execute(db);
  const { rows } = await sql<{ found: number }>`
    select deadlocks::int as found from pg_stat_database where datname = current_database()`.execute(db);
  return rows[0]?.found ?? 0;
}

export function throwMissingSetup(): never {
  throw new Error('A fault needs API processes and a catalogue.');
}
