import { createIdempotencyKey } from '@piri/client';
import type { ReturnReason } from '@piri/contract/sales';
import { create } from 'zustand';
import { onPersonalDataCleared } from '../../customer/session/clear-personal-data.ts';

/** A return request that was not sent yet. */
export interface ReturnDraft {
  /** The key of the line, see `getLineKey`. */
  line?: string;
  quantity: number;
  reason?: ReturnReason;
  note: string;
}

interface Attempt {
  body: string;
  idempotencyKey: string;
}

const empty: ReturnDraft = { quantity: 1, note: '' };

/** The drafts by order. They outlive the form, so that they are still there after a new sign-in. */
const useDrafts = create<Record<string, ReturnDraft>>(() => ({}));
const attempts = new Map<string, Attempt>();

onPersonalDataCleared(() => {
  useDrafts.setState({}, true);
  attempts.clear();
});

export function useReturnDraft(orderId: string) {
  const draft = useDrafts((drafts) => drafts[orderId] ?? empty);
  return {
    draft,
    change: (changes: Partial<ReturnDraft>) =>
      useDrafts.setState((drafts) => ({ [orderId]: { ...(drafts[orderId] ?? empty), ...changes } })),
  };
}

/** Returns the idempotency key of a request. A retry of the same request reuses it. */
export function getReturnIdempotencyKey(orderId: string, body: object): string {
  const text = JSON.stringify(body);
  const before = attempts.get(orderId);
  if (before?.body === text) return before.idempotencyKey;
  const idempotencyKey = createIdempotencyKey();
  attempts.set(orderId, { body: text, idempotencyKey });
  return idempotencyKey;
}

/** Deletes the key once the API has responded, so that the next request is a new one. */
export function deleteReturnIdempotencyKey(orderId: string): void {
  attempts.delete(orderId);
}

export function deleteReturnDraft(orderId: string): void {
  useDrafts.setState({ [orderId]: empty });
}
