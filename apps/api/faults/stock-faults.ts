import { sql } from 'kysely';
import { stockOf } from '../src/testing/stock-of.ts';
import { expectation, type Fault, type Ground } from './fault.ts';
import { type Answer, crowd, item, mobileOf, orderFor, place, sentFrom, tally } from './shopper.ts';

export const sku = 'PIRI-NAT';

export async function setStock({ db }: Pick<Ground, 'db'>, code: string, available: number): Promise<void> {
  await db.updateTable('skus').set({ available }).where('code', '=', code).execute();
}

async function allowOverselling({ db }: { db: Ground['db'] }): Promise<void> {
  await sql`alter table skus drop constraint skus_available_check`.execute(db);
}

const serverErrors = (answers: readonly Answer[]) => answers.filter(({ status }) => status >= 500).length;
const placed = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 201).length;

/** 200 buyers at two processes want the last ten. */
export const lastPieces: Fault = {
  name: 'last pieces',
  guard: 'the condition in the update of the stock',
  barrier: true,
  disarm: (db) => allowOverselling({ db }),
  async run(ground) {
    const buyers = Math.max(40, 200 * ground.share);
    await setStock(ground, sku, 10);
    const [api = never()] = ground.apis;
    const body = await orderFor(api, { lines: [item(sku)] }, mobileOf(0));
    const answers = await Promise.all(
      Array.from({ length: buyers }, (_, index) =>
        place(
          ground.apis[index % ground.apis.length] ?? api,
          {
            ...body,
            contact: { fullName: 'Rahima', mobile: mobileOf(index) },
          },
          sentFrom(index),
        ),
      ),
    );
    const left = await stockOf(ground, sku);
    return {
      figures: { buyers, ...tally(answers), 'left in stock': left },
      losses: [
        ...expectation('orders of the last ten', placed(answers), 10),
        ...expectation('left in stock', left, 0),
        ...expectation('server errors', serverErrors(answers), 0),
      ],
    };
  },
};

/** Half of them want a set that holds the piece. */
export const pieceInSet: Fault = {
  name: 'piece and set',
  guard: 'the condition in the update of the stock',
  barrier: true,
  disarm: (db) => allowOverselling({ db }),
  async run(ground) {
    const { db } = ground;
    const parts = await db
      .selectFrom('bundleSkus')
      .selectAll()
      .where('itemId', '=', 'work-from-home')
      .execute();
    const shared = parts[0]?.skuCode ?? never();
    await db.updateTable('outletStock').set({ madeToOrder: false }).execute();
    for (const { skuCode } of parts) await setStock(ground, skuCode, 1000);
    await setStock(ground, shared, 10);
    const [api = never()] = ground.apis;
    const buyers = Math.max(40, 200 * ground.share);
    const bundle = { sourceType: 'bundle' as const, code: 'work-from-home', quantity: 1 };
    const bodies = [
      await orderFor(api, { lines: [bundle] }, mobileOf(0)),
      await orderFor(api, { lines: [item(shared)] }, mobileOf(0)),
    ];
    const answers = await Promise.all(
      Array.from({ length: buyers }, (_, index) =>
        place(
          ground.apis[index % 2] ?? api,
          {
            ...bodies[Math.floor(index / 2) % 2],
            contact: { fullName: 'Rahima', mobile: mobileOf(index) },
          },
          sentFrom(index),
        ),
      ),
    );
    const perSet = parts[0]?.quantity ?? 1;
    const left = await stockOf(ground, shared);
    return {
      figures: { buyers, ...tally(answers), 'left in stock': left },
      losses: [
        ...(perSet === 1 ? expectation('orders of the last ten', placed(answers), 10) : []),
        ...expectation('left in stock', left, 0),
        ...expectation('server errors', serverErrors(answers), 0),
      ],
    };
  },
};

/** Carts that hold the same two pieces the other way round. */
export const oppositeOrder: Fault = {
  name: 'opposite order',
  guard: 'the order in which skus are locked',
  async run(ground) {
    const [one, other] = [sku, 'MRA-NAT'];
    await setStock(ground, one, 100_000);
    await setStock(ground, other, 100_000);
    const [api = never()] = ground.apis;
    const lines = [item(one), item(other)];
    // Without the order each pair waits a second until the database has found its deadlock.
    const count = ground.unguarded ? 200 : Math.max(100, 1000 * ground.share);
    const bodies = [
      await orderFor(api, { lines }, mobileOf(0)),
      await orderFor(api, { lines: lines.toReversed() }, mobileOf(0)),
    ];
    const before = await deadlocks(ground);
    const answers = await crowd(count, 40, (index) =>
      place(
        ground.apis[index % ground.apis.length] ?? api,
        {
          ...bodies[index % 2],
          contact: { fullName: 'Rahima', mobile: mobileOf(index) },
        },
        sentFrom(index),
      ),
    );
    const found = (await deadlocks(ground)) - before;
    return {
      figures: { orders: count, ...tally(answers), deadlocks: found },
      losses: [
        ...expectation('orders', placed(answers), count),
        ...expectation('deadlocks', found, 0),
        ...expectation('left in stock', await stockOf(ground, one), 100_000 - placed(answers)),
      ],
    };
  },
};

/** The server counts them a moment after they happened. */
async function deadlocks({ db }: Ground): Promise<number> {
  await sql`select pg_sleep(1.5)`.execute(db);
  const { rows } = await sql<{ found: number }>`
    select deadlocks::int as found from pg_stat_database where datname = current_database()`.execute(db);
  return rows[0]?.found ?? 0;
}

export function never(): never {
  throw new Error('A fault needs API processes and a catalogue.');
}
