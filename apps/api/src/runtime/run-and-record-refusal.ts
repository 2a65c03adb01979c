import type { ErrorCode } from '@piri/contract/error';
import { ApiError } from '../core/api-error.ts';
import type { AppContext } from './context.ts';
import { type AuditEvent, recordAuditEvent } from './record-audit-event.ts';

/** An event to record if an error with the given code is thrown. */
export interface RefusalEvent extends AuditEvent {
  code: ErrorCode;
}

/**
 * Runs `work` and rethrows its errors. An `ApiError` with the given code is recorded first. Wrap the transaction with
 * it, and do not use it inside one, since the rollback would discard the event.
 */
export async function runAndRecordRefusal<T>(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { code, ...event }: RefusalEvent,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError && error.code === code) await recordAuditEvent(db, now, event);
    throw error;
  }
}
