import type { Kysely } from 'kysely';
import { escapeControlCharacters } from '../../core/escape-control-characters.ts';
import type { Database } from '../../db/schema.ts';

export interface ReadAuditLogTextParams {
  /** Part of a subject, such as an order number. */
  about?: string | undefined;
  /** The email address of an account. */
  customer?: string | undefined;
  action?: string | undefined;
  last: number;
}

/** Returns the newest matching events as text, one per line, oldest first. */
export async function readAuditLogText(
  db: Kysely<Database>,
  filter: ReadAuditLogTextParams,
): Promise<string> {
  const { about, customer, action, last } = filter;
  const events = await db
    .selectFrom('auditEvents')
    .leftJoin('customers', 'customers.id', 'auditEvents.customerId')
    .select(['at', 'action', 'auditEvents.customerId', 'operator', 'subject', 'source'])
    .$if(about !== undefined, (query) => query.where('subject', 'ilike', `%${escaped(about ?? '')}%`))
    .$if(customer !== undefined, (query) => query.where('email', '=', customer?.toLowerCase() ?? ''))
    .$if(action !== undefined, (query) => query.where('action', '=', action as never))
    .orderBy('auditEvents.id', 'desc')
    .limit(last)
    .execute();
  if (events.length === 0) return 'No matching events.';
  return events
    .reverse()
    .map(({ at, action: what, customerId, operator, subject, source }) =>
      [
        at.toISOString(),
        what,
        ...(subject === null ? [] : [subject]),
        ...(operator === null ? [] : [`operator ${operator}`]),
        ...(customerId === null ? [] : [`customer ${customerId}`]),
        ...(source === null ? [] : [`source ${source.slice(0, 12)}`]),
      ].join('  '),
    )
    .map(escapeControlCharacters)
    .join('\n');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
}
