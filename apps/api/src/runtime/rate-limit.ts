import { sql } from 'kysely';
import { ApiError } from '../core/api-error.ts';
import { hmac } from '../core/ids-and-tokens.ts';
import type { AppContext, Caller } from './context.ts';
import { recordEvent, sourceOf } from './record-event.ts';

export interface RateLimit {
  /** What is counted, such as `sign-in by address`: each name counts for itself. */
  name: string;
  /** For whom: an address, an account. Only a fingerprint under the key of the shop is stored. */
  of: string;
  /** How many may come at once. */
  burst: number;
  /** After how many milliseconds as many may come again; one by one in between. */
  perMs: number;
  /** How much of the burst this call uses up, such as its bytes. @default 1 */
  cost?: number;
}

type Counter = Pick<AppContext, 'db' | 'now' | 'fingerprintKey'>;

/** Who is refused when a limit is used up, for the audit log. */
export interface Limited {
  caller: Pick<Caller, 'address'>;
  /** Empty or undefined for a visitor. */
  customerId?: string | undefined;
}

/**
 * Counts a call against each limit, and refuses it with the time to wait when one is used up. Counts stand in the
 * database: all processes keep one limit together. Not for inside of a transaction, which would take the count back.
 */
export async function enforceRateLimits(
  ctx: Counter & Pick<AppContext, 'limitFactor'>,
  limits: readonly RateLimit[],
  by: Limited,
): Promise<void> {
  const waitMs = await countCall(ctx, limits, by);
  if (waitMs > 0) {
    throw new ApiError('RATE_LIMITED', 'Too many requests of this kind.', [], {
      retryAfterSeconds: Math.ceil(waitMs / 1000),
    });
  }
}

/** The same where the caller must not learn of it: returns false if a limit is used up. */
export async function isWithinLimits(
  ctx: Counter & Pick<AppContext, 'limitFactor'>,
  limits: readonly RateLimit[],
  by: Limited,
): Promise<boolean> {
  return (await countCall(ctx, limits, by)) === 0;
}

/** Returns the milliseconds to wait for the first limit that is used up, or 0. */
async function countCall(
  ctx: Counter & Pick<AppContext, 'limitFactor'>,
  limits: readonly RateLimit[],
  by: Limited,
): Promise<number> {
  for (const limit of limits) {
    const waitMs = await consumeToken(ctx, { ...limit, burst: limit.burst * ctx.limitFactor });
    if (waitMs > 0) {
      await recordReached(ctx, limit, by);
      return waitMs;
    }
  }
  return 0;
}

/** Once an hour for each whom a limit counts: a flood of calls must not become a flood of rows. */
async function recordReached(ctx: Counter, limit: RateLimit, { caller, customerId }: Limited): Promise<void> {
  const turn = { name: 'audit of a limit', of: keyOf(ctx, limit), burst: 1, perMs: 60 * 60_000 };
  if ((await consumeToken(ctx, turn)) > 0) return;
  const event = { customerId, subject: limit.name, source: sourceOf({ ...ctx, caller }) };
  await recordEvent(ctx.db, ctx.now, { action: 'LIMIT_REACHED', ...event });
}

function keyOf(
  { fingerprintKey }: Pick<AppContext, 'fingerprintKey'>,
  { name, of }: Pick<RateLimit, 'name' | 'of'>,
): string {
  return hmac(fingerprintKey, JSON.stringify([name, of]));
}

/**
 * Takes one turn and answers 0, or takes none and answers the milliseconds until one is free. One instant is kept of
 * each: when all turns will be free again. A turn moves it on by a step (the generic cell rate algorithm).
 */
export async function consumeToken(
  ctx: Counter,
  { name, of, burst, perMs, cost = 1 }: RateLimit,
): Promise<number> {
  const { db } = ctx;
  const now = ctx.now();
  const key = keyOf(ctx, { name, of });
  const stepMs = (perMs / burst) * cost;
  const step = sql`${stepMs}::double precision * interval '1 millisecond'`;
  const latest = new Date(now.getTime() + perMs);
  // Beyond what can be used up there is only what a wrong clock has written: it must not shut anybody out for a day.
  const held = sql`case when held.free_at > ${latest}::timestamptz + interval '1 minute' then ${now}::timestamptz
    else greatest(held.free_at, ${now}) end`;
  const taken = await sql`
    insert into rate_limits as held (key, free_at) values (${key}, ${now}::timestamptz + ${step})
    on conflict (key) do update set free_at = ${held} + ${step}
    where ${held} + ${step} <= ${latest}::timestamptz + interval '1 millisecond'
    returning key`.execute(db);
  if (taken.rows.length > 0) return 0;
  const row = await db.selectFrom('rateLimits').select('freeAt').where('key', '=', key).executeTakeFirst();
  return Math.max(1, (row?.freeAt ?? now).getTime() + stepMs - latest.getTime());
}
