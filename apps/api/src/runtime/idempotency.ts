import type { Endpoint } from '@piri/contract/define-endpoint';
import { headerNames, idempotencyKeyPattern } from '@piri/contract/headers';
import { sql, type Transaction } from 'kysely';
import { ApiError } from '../core/api-error.ts';
import { createHmacHex, hashToken } from '../core/ids-and-tokens.ts';
import type { Database } from '../db/schema.ts';
import { getSqlState } from '../db/sql-state.ts';
import { runTransactionWithRetry } from '../db/transaction.ts';
import type { AppContext } from './context.ts';
import { HandlerResult, StoredResult } from './handler-result.ts';

const retentionMs = 48 * 60 * 60 * 1000;
/** How long a second request waits for the result of the first one before it is told to retry. */
const patienceMs = 2000;

export interface IdempotencyOptions {
  /** Stores the result forever, not for two days. */
  forEver?: boolean;
  /** `read committed` is for work that takes locks, see `runTransactionWithRetry`. @default 'serializable' */
  isolation?: 'serializable' | 'read committed';
}

/**
 * Runs work in one transaction and stores its result under the idempotency key. A repeated key gets the same result
 * without running the work again. `work` may run several times before one run commits, so it must have no effects
 * outside `tx`. Do slow work, such as hashing, beforehand. Errors are not stored.
 */
export type RunIdempotently = <T>(
  work: (tx: Transaction<Database>) => Promise<T | HandlerResult<T>>,
  options?: IdempotencyOptions,
) => Promise<StoredResult<T>>;

export interface IdempotentRequest {
  endpoint: Endpoint;
  /** The owner of the key, since different customers may use the same key. Undefined for visitors. */
  customerId: string | undefined;
  key: string;
  input: unknown;
}

export function createIdempotentRunner(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  call: IdempotentRequest,
): RunIdempotently {
  const { endpoint, customerId = null, key, input } = call;
  const keyHash = hashToken(JSON.stringify([customerId, endpoint.name, key]));
  // The input may hold a password. The fingerprint uses the idempotency key, which is not stored, so it cannot be
  // attacked by guessing.
  const requestHash = createHmacHex(key, JSON.stringify(input));

  return <T>(
    work: (tx: Transaction<Database>) => Promise<T | HandlerResult<T>>,
    options: IdempotencyOptions = {},
  ) => runTransactionWithRetry(db, (tx) => claimAndWork(tx, work, options), options.isolation);

  async function claimAndWork<T>(
    tx: Transaction<Database>,
    work: (tx: Transaction<Database>) => Promise<T | HandlerResult<T>>,
    options: IdempotencyOptions,
  ): Promise<StoredResult<T>> {
    const expiresAt = options.forEver ? null : new Date(now().getTime() + retentionMs);
    if (!(await claim(tx, { keyHash, customerId, requestHash, expiresAt }))) {
      return replay<T>(tx, { keyHash, requestHash });
    }
    const done = await work(tx);
    const result =
      done instanceof HandlerResult ? done : new HandlerResult(endpoint.statuses[0] ?? 200, done);
    await tx
      .updateTable('idempotencyKeys')
      .set({ status: result.status, responseBody: JSON.stringify(result.body) })
      .where('keyHash', '=', keyHash)
      .execute();
    return new StoredResult(result.status, result.body, false);
  }
}

export function parseIdempotencyKey(header: string | undefined): string {
  if (header !== undefined && idempotencyKeyPattern.test(header)) return header;
  throw new ApiError(
    'IDEMPOTENCY_KEY_MISSING',
    `This call needs the header ${headerNames.idempotencyKey}: 16 to 100 random letters and digits, the same for each repeat.`,
  );
}

interface Claim {
  keyHash: string;
  customerId: string | null;
  requestHash: string;
  expiresAt: Date | null;
}

/**
 * Inserts the row of the key and returns whether the key is new. Waits for a request that still runs, because its row
 * is locked, but only for a limited time. The statement sets and resets the lock timeout itself, which saves two round
 * trips.
 */
async function claim(
  tx: Transaction<Database>,
  { keyHash, customerId, requestHash, expiresAt }: Claim,
): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency_keys (key_hash, customer_id, request_hash, expires_at)
    select ${keyHash}::text, ${customerId}::text, ${requestHash}::text, ${expiresAt}::timestamptz
    from set_config('lock_timeout', ${String(patienceMs)}, true)
    on conflict do nothing
    returning set_config('lock_timeout', '0', true)`
    .execute(tx)
    .catch(explain);
  return rows.length > 0;
}

function explain(error: unknown): never {
  switch (getSqlState(error)) {
    case '55P03':
      throw new ApiError('IDEMPOTENCY_IN_PROGRESS', 'A request with this key is still in progress.');
    case '23503':
      throw new ApiError('SESSION_EXPIRED', 'The account has been deleted.');
    default:
      throw error;
  }
}

async function replay<T>(
  tx: Transaction<Database>,
  { keyHash, requestHash }: Pick<Claim, 'keyHash' | 'requestHash'>,
): Promise<StoredResult<T>> {
  const stored = await tx
    .selectFrom('idempotencyKeys')
    .select(['requestHash', 'status', 'responseBody'])
    .where('keyHash', '=', keyHash)
    .executeTakeFirstOrThrow();
  if (stored.requestHash !== requestHash) {
    throw new ApiError('IDEMPOTENCY_KEY_REUSED', 'This key was used for another request. Use a new one.');
  }
  // It was stored by the same endpoint, so it has the type of its result.
  return new StoredResult(stored.status, stored.responseBody as T, true);
}
