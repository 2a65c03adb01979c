import type { Kysely } from 'kysely';
import { createHmacHex } from '../core/ids-and-tokens.ts';
import type { AuditAction, Database } from '../db/schema.ts';
import type { AppContext, UnverifiedCaller } from './context.ts';

export interface AuditEvent {
  action: AuditAction;
  /** The customer whose account or order it is about. */
  customerId?: string | null | undefined;
  /** The member of staff who did it. */
  operator?: string | undefined;
  /** What it is about besides the customer, such as an order number or the name of a limit. No personal data. */
  subject?: string | undefined;
  /** The fingerprint of the caller's address, from `hashEventSource`. */
  source?: string | undefined;
}

/**
 * Adds an event to the audit log. Rows are never changed. With a transaction, the event is stored only if the
 * transaction commits.
 */
export async function recordAuditEvent(
  db: Kysely<Database>,
  now: AppContext['now'],
  { action, customerId, operator, subject, source }: AuditEvent,
): Promise<void> {
  await db
    .insertInto('auditEvents')
    .values({
      ...{ at: now(), action },
      // Null if the account was deleted in the meantime, such as while a password was checked.
      customerId: ({ selectFrom }) =>
        selectFrom('customers')
          .select('id')
          .where('id', '=', customerId ?? ''),
      ...{ operator: operator ?? null, subject: subject ?? null, source: source ?? null },
    })
    .execute();
}

/**
 * Returns a fingerprint of the caller's address, to group events by address. It is made with the shop's key: without
 * it, a reader of the log could try all addresses, of which there are few.
 */
export function hashEventSource({
  fingerprintKey,
  caller: { address },
}: Pick<AppContext, 'fingerprintKey'> & { caller: Pick<UnverifiedCaller, 'address'> }): string {
  return createHmacHex(fingerprintKey, JSON.stringify(['event from', address]));
}
