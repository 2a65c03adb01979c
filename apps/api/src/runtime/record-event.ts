import type { Kysely } from 'kysely';
import { hmac } from '../core/ids-and-tokens.ts';
import type { AuditAction, Database } from '../db/schema.ts';
import type { AppContext, Caller } from './context.ts';

export interface AuditEvent {
  action: AuditAction;
  /** Whose account or order it is about. */
  customerId?: string | null | undefined;
  /** Who works in the shop and did it. */
  operator?: string | undefined;
  /** What it is about beside the customer, such as an order number or the name of a limit. Nothing personal. */
  subject?: string | undefined;
  /** Where it came from, as `sourceOf` writes it. */
  source?: string | undefined;
}

/**
 * Writes one line of the audit log; rows are never changed. Given a transaction, it is written if and only if the
 * event itself is.
 */
export async function recordEvent(
  db: Kysely<Database>,
  now: AppContext['now'],
  { action, customerId, operator, subject, source }: AuditEvent,
): Promise<void> {
  await db
    .insertInto('auditEvents')
    .values({
      ...{ at: now(), action },
      // Null where the account was deleted meanwhile, such as during the check of a password.
      customerId: ({ selectFrom }) =>
        selectFrom('customers')
          .select('id')
          .where('id', '=', customerId ?? ''),
      ...{ operator: operator ?? null, subject: subject ?? null, source: source ?? null },
    })
    .execute();
}

/**
 * Returns a fingerprint by which events of one address can be told from those of another. It is made with the key of the
 * shop: without the key, a reader of the log could try all addresses, of which there are few.
 */
export function sourceOf({
  fingerprintKey,
  caller: { address },
}: Pick<AppContext, 'fingerprintKey'> & { caller: Pick<Caller, 'address'> }): string {
  return hmac(fingerprintKey, JSON.stringify(['event from', address]));
}
