import type { ErrorCode } from '@piri/contract/error';
import { ApiError } from '../core/api-error.ts';
import type { AppContext } from './context.ts';
import { type AuditEvent, recordEvent } from './record-event.ts';

/** A refusal that is recorded, and as what. */
export interface RefusalEvent extends AuditEvent {
  code: ErrorCode;
}

/**
 * Does the work and passes on what it throws. A refusal with the code is recorded first. Goes around a transaction,
 * never into one: the refusal rolls it back, and an event inside would be lost.
 */
export async function recordRefusal<T>(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { code, ...event }: RefusalEvent,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError && error.code === code) await recordEvent(db, now, event);
    throw error;
  }
}
