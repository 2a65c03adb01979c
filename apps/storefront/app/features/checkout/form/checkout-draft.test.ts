import { afterEach, expect, test, vi } from 'vitest';
import { storageKeys } from '../../platform/storage/storage-keys.ts';
import { clearDraft, emptyDraft, parseDraft, saveValues } from './checkout-draft.ts';
import { clearExpiredDraft } from './clear-expired-draft.ts';

afterEach(() => {
  clearDraft();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('CHECK-2 a draft expires a day after its last change, even without a visit to the checkout', () => {
  const storage = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  vi.useFakeTimers({ now: 0 });
  const values = { ...emptyDraft.values, fullName: 'Farzana' };
  saveValues(values);
  vi.setSystemTime(24 * 60 * 60 * 1000 - 1);
  const stored = () => storage.get(storageKeys.checkoutDraft) ?? null;
  expect(parseDraft(stored()).values).toEqual(values);
  clearExpiredDraft();
  expect(stored()).not.toBeNull();

  vi.setSystemTime(24 * 60 * 60 * 1000);
  expect(parseDraft(stored())).toEqual(emptyDraft);
  clearExpiredDraft();
  expect(stored()).toBeNull();

  storage.set(storageKeys.checkoutDraft, JSON.stringify({ values }));
  clearExpiredDraft();
  expect(stored(), 'a draft without a time').toBeNull();
});
