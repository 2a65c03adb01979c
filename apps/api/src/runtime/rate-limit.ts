import { sql } from 'kysely';
import { ApiError } from '../core/api-error.ts';
import { createHmacHex } from '../core/ids-and-tokens.ts';
import type { AppContext, UnverifiedCaller } from './context.ts';
import { hashEventSource, recordAuditEvent } from './record-audit-event.ts';

export interface RateLimit {
  /** The name of the limit, such as `sign-in by address`. Each name is counted separately. */
  name: string;
  /** Who is counted, such as an address or an account. Only a fingerprint, made with the shop's key, is stored. */
  of: string;
  /** How many calls are allowed at once. */
  burst: number;
  /** The time in milliseconds after which the whole burst is available again. Calls become available one by one. */
  perMs: number;
  /** How much of the burst this call uses, such as its bytes. @default 1 */
  cost?: number;
}

type Counter = Pick<AppContext, 'db' | 'now' | 'fingerprintKey'>;

/** The caller who is refused when a limit is reached, for the audit log. */
export interface RateLimitedCaller {
  caller: Pick<UnverifiedCaller, 'address'>;
  /** Empty or undefined for a visitor. */
  customerId?: string | undefined;
}

/**
 * Counts a call against each limit, and throws with the time to wait if one is reached. Counts are stored in the
 * database, so all processes share them. Do not call it inside a transaction, since a rollback would undo the count.
 */
export async function enforceRateLimits(
  ctx: Counter & Pick<AppContext, 'limitFactor'>,
  limits: readonly RateLimit[],
  by: RateLimitedCaller,
): Promise<void> {
  const waitMs = await countCall(ctx, limits, by);
  if (waitMs > 0) {
    throw new ApiError('RATE_LIMITED', 'Too many requests of this kind.', [], {
      retryAfterSeconds: Math.ceil(waitMs / 1000),
    });
  }
}

/** Like `enforceRateLimits`, but returns false if a limit is reached, for when the caller must not notice. */
export async function tryConsumeRateLimits(
  ctx: Counter & Pick<AppContext, 'limitFactor'>,
  limits: readonly RateLimit[],
  by: RateLimitedCaller,
): Promise<boolean> {
  return (await countCall(ctx, limits, by)) === 0;
}

/** Returns the milliseconds to wait for the first limit that is reached, or 0. */
async function countCall(
  ctx: Counter & Pick<AppContext, 'limitFactor'>,
  limits: readonly RateLimit[],
  by: RateLimitedCaller,
): Promise<number> {
  for (const limit of limits) {
    const waitMs = await consumeRateLimitOrGetWaitMs(ctx, { ...limit, burst: limit.burst * ctx.limitFactor });
    if (waitMs > 0) {
      await recordReached(ctx, limit, by);
      return waitMs;
    }
  }
  return 0;
}

/**
 * Records that a limit was reached, at most once an hour for each caller, so that a flood of calls does not become a
 * flood of rows.
 */
async function recordReached(
  ctx: Counter,
  limit: RateLimit,
  { caller, customerId }: RateLimitedCaller,
): Promise<void> {
  const auditLimit = { name: 'audit of a limit', of: getLimitKey(ctx, limit), burst: 1, perMs: 60 * 60_000 };
  if ((await consumeRateLimitOrGetWaitMs(ctx, auditLimit)) > 0) return;
  const event = { customerId, subject: limit.name, source: hashEventSource({ ...ctx, caller }) };
  await recordAuditEvent(ctx.db, ctx.now, { action: 'LIMIT_REACHED', ...event });
}

function getLimitKey(
  { fingerprintKey }: Pick<AppContext, 'fingerprintKey'>,
  { name, of }: Pick<RateLimit, 'name' | 'of'>,
): string {
  return createHmacHex(fingerprintKey, JSON.stringify([name, of]));
}

/**
 * Takes a token and returns 0, or takes none and returns the milliseconds until one is available. Only one time is
 * stored per key: when the whole burst is available again. Taking a token moves it by one step (the generic cell rate
 * algorithm).
 */
export async function consumeRateLimitOrGetWaitMs(
  ctx: Counter,
  { name, of, burst, perMs, cost = 1 }: RateLimit,
): Promise<number> {
  const { db } = ctx;
  const now = ctx.now();
  const key = getLimitKey(ctx, { name, of });
  const stepMs = (perMs / burst) * cost;
  const step = sql`${stepMs}::double precision * interval '1 millisecond'`;
  const latest = new Date(now.getTime() + perMs);
  // A later time than a full burst allows can only come from a wrong clock, and must not lock anyone out for a day.
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
