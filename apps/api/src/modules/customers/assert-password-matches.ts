import type { Kysely } from 'kysely';
import { ApiError } from '../../core/api-error.ts';
import type { Database } from '../../db/schema.ts';
import type { AppContext, UnverifiedCaller } from '../../runtime/context.ts';
import { hashEventSource } from '../../runtime/record-audit-event.ts';
import { runAndRecordRefusal } from '../../runtime/run-and-record-refusal.ts';
import { matchesPasswordHash } from './passwords/password-hash.ts';

/**
 * Checks the password of a signed-in customer. Returns the stored hash, by which the caller can detect a concurrent
 * change.
 */
export async function assertPasswordMatches(
  db: Kysely<Database>,
  id: string,
  password: string,
  field: string,
): Promise<string> {
  const stored = await db
    .selectFrom('customers')
    .select('passwordHash')
    .where('id', '=', id)
    .executeTakeFirst();
  if (stored === undefined || !(await matchesPasswordHash(password, stored.passwordHash)))
    throw createWrongPasswordError(field);
  return stored.passwordHash;
}

/**
 * Runs `work` and records a wrong password, with the action it was needed for. `work` includes the transaction that
 * compares the hash again.
 */
export function runAndRecordWrongPassword<T>(
  ctx: Pick<AppContext, 'db' | 'now' | 'fingerprintKey'> & { caller: UnverifiedCaller },
  { customerId, subject }: { customerId: string | undefined; subject: string },
  work: () => Promise<T>,
): Promise<T> {
  const source = hashEventSource(ctx);
  const action = 'PASSWORD_CHECK_FAILED';
  return runAndRecordRefusal(ctx, { code: 'WRONG_PASSWORD', action, customerId, subject, source }, work);
}

/** The error for a wrong password. Not a 401, because the session stays valid. */
export function createWrongPasswordError(path: string): ApiError {
  return new ApiError('WRONG_PASSWORD', 'That isn’t the password for this account.', [
    { path, code: 'WRONG_PASSWORD', message: 'That isn’t the password for this account.' },
  ]);
}
