import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { readStock } from '../src/testing/read-stock.ts';
import {
  describeExceededLimit,
  describeMismatch,
  type Fault,
  type FaultContext,
  type FaultResult,
} from './fault.ts';
import { freezePostgresTemporarily } from './freeze-postgres-temporarily.ts';
import { restartPostgres } from './restart-postgres.ts';
import {
  createItemLine,
  createShopperMobile,
  fetchQuotedOrderBody,
  runConcurrently,
  sendOrderWithRetry,
} from './simulated-shopper.ts';
import { setStock, skuCodeFixture, throwMissingSetup } from './stock-faults.ts';

const stock = 100_000;

/**
 * Processes are killed with SIGKILL while shoppers order. Each shopper retries with the same key until there is a
 * response.
 */
export const processKillFault: Fault = {
  name: 'kill -9',
  safeguard: 'the one transaction of claim, work and answer',
  async run(ground) {
    const expected = Math.max(3, Math.round(20 * ground.scale));
    let done = 0;
    const killing = async (isOver: () => boolean) => {
      for (; done < expected && !isOver(); done += 1) {
        await sleep(200 + Math.random() * 600);
        const victim = ground.apis[Math.floor(Math.random() * ground.apis.length)];
        await victim?.killAndRestart();
      }
    };
    const { figures, losses } = await orderDuring(ground, killing);
    return {
      figures: { ...figures, kills: done },
      losses: [...losses, ...describeMismatch('kills', done, expected)],
    };
  },
};

/** The database server stops at once, in the middle of its work, and restarts. */
export const databaseRestartFault: Fault = {
  name: 'PostgreSQL restarted hard',
  async disarm(db) {
    // Acknowledged transactions are then not yet on disk.
    await sql`alter database ${sql.ref((await nameOf(db)) ?? '')} set synchronous_commit = off`.execute(db);
  },
  async run(ground) {
    const expected = Math.max(2, Math.round(5 * ground.scale));
    const outages: number[] = [];
    const restarting = async (isOver: () => boolean) => {
      while (outages.length < expected && !isOver()) {
        await sleep(1500);
        outages.push(await restartPostgres(ground));
      }
    };
    const { figures, losses } = await orderDuring(ground, restarting);
    const longest = Math.max(...outages);
    return {
      figures: { ...figures, restarts: outages.length, 'longest outage in ms': Math.round(longest) },
      losses: [
        ...losses,
        ...describeMismatch('restarts', outages.length, expected),
        ...(longest > 10_000 ? [`back after ${Math.round(longest)} ms, not within 10,000`] : []),
      ],
    };
  },
};

const frozenMs = 30_000;
/** Five seconds for a connection, eight for one query on it, and one for a busy machine. */
const maxResponseMs = 14_000;

/** The database server freezes in the middle of its work, and continues. */
export const databaseFreezeFault: Fault = {
  name: 'PostgreSQL frozen',
  safeguard: 'the time that an answer of the database may take',
  run: orderDuringFreeze,
};

/** The same, for requests that get a connection on which an earlier query was not answered. */
export const frozenConnectionReuseFault: Fault = {
  name: 'frozen connections reused',
  safeguard: 'the end of connections that did not answer',
  run: orderDuringFreeze,
};

async function orderDuringFreeze(ground: FaultContext): Promise<FaultResult> {
  let open = 0;
  const { figures, losses, longestMs } = await orderDuring(ground, async () => {
    await sleep(300);
    await freezePostgresTemporarily(ground, frozenMs);
    // The server takes a moment to notice which connections were closed.
    await sleep(2000);
    for (let nth = 0; nth < 30; nth += 1) {
      open = Math.max(open, await openTransactions(ground.db));
      await sleep(100);
    }
  });
  return {
    figures: { ...figures, 'longest answer in ms': longestMs, 'transactions left open': open },
    losses: [
      ...losses,
      ...describeExceededLimit('the longest answer', longestMs, maxResponseMs),
      ...describeMismatch('transactions left open', open, 0),
    ],
  };
}

/** Transactions that nobody has used for a second. One that waits for a lock or runs its statements is not left open. */
async function openTransactions(db: FaultContext['db']): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'
      and state_change < now() - interval '1 second'`.execute(db);
  return rows[0]?.count ?? 0;
}

async function nameOf(db: FaultContext['db']): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  return rows[0]?.name;
}

/** Places orders until the fault is over. Then each acknowledged order must exist once, with its goods reserved. */
async function orderDuring(ground: FaultContext, trouble: (isOver: () => boolean) => Promise<void>) {
  await setStock(ground, skuCodeFixture, stock);
  const [api = throwMissingSetup()] = ground.apis;
  const body = await fetchQuotedOrderBody(
    api,
    { lines: [createItemLine(skuCodeFixture)] },
    createShopperMobile(0),
  );
  const count = Math.max(100, Math.round(1000 * ground.scale));
  let isOver = false;
  let troubled = true;
  const troubles = trouble(() => isOver).finally(() => {
    troubled = false;
  });
  let ordered = 0;
  const results = await runConcurrently(count, 12, async (index) => {
    const contact = { fullName: 'Rahima', mobile: createShopperMobile(index) };
    // The last ones wait for the fault, so that all of it happens among orders.
    while (troubled && ordered > count * 0.9) await sleep(50);
    const result = await sendOrderWithRetry(ground.apis, { ...body, contact }, index);
    ordered += 1;
    return result;
  });
  isOver = true;
  await troubles;

  const acknowledged = results.flatMap(({ placed }) => (placed ? [placed.orderId] : []));
  const standing = await ground.db.selectFrom('orders').select(['id', 'mobile']).execute();
  const ids = new Set(standing.map(({ id }) => id));
  const left = await readStock(ground, skuCodeFixture);
  const refusals = results.flatMap((result) => result.refusals);
  const longestMs = Math.max(...results.map((result) => result.longestMs));
  const odd = refusals.filter((code) => !allowed.has(code));
  return {
    longestMs: Math.round(longestMs),
    figures: {
      orders: count,
      acknowledged: acknowledged.length,
      'asked again': refusals.length,
      'left in stock': left,
    },
    losses: [
      ...describeMismatch('acknowledged', acknowledged.length, count),
      ...describeMismatch('acknowledged and gone', acknowledged.filter((id) => !ids.has(id)).length, 0),
      ...describeMismatch(
        'ordered twice',
        standing.length - new Set(standing.map(({ mobile }) => mobile)).size,
        0,
      ),
      ...describeMismatch('stock and sold together', left + standing.length, stock),
      ...describeMismatch(
        `answers that are neither 201 nor 503 (${[...new Set(odd)].join(', ')})`,
        odd.length,
        0,
      ),
    ],
  };
}

/** The errors after which the client retries. */
const allowed = new Set(['NO_ANSWER', 'UNAVAILABLE', 'IDEMPOTENCY_IN_PROGRESS']);
