import { newIdempotencyKey } from '@piri/client';
import type { ReturnReason } from '@piri/contract/sales';
import { create } from 'zustand';
import { onPersonalDataCleared } from '../../customer/session/clear-personal-data.ts';

/** What somebody has written of a return that was not sent yet. */
export interface ReturnDraft {
  /** `lineKey` of the line. */
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

/** By order. They outlive the form: whoever has to sign in again finds it as it was. */
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

/** The same wish goes on under the same key, also after a lost answer; another wish has another. */
export function getIdempotencyKey(orderId: string, body: object): string {
  const text = JSON.stringify(body);
  const before = attempts.get(orderId);
  if (before?.body === text) return before.idempotencyKey;
  const idempotencyKey = newIdempotencyKey();
  attempts.set(orderId, { body: text, idempotencyKey });
  return idempotencyKey;
}

/** The shop has answered it: the next one is another. */
export function deleteAttempt(orderId: string): void {
  attempts.delete(orderId);
}

export function deleteReturnDraft(orderId: string): void {
  useDrafts.setState({ [orderId]: empty });
}
