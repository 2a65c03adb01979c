import type { Profile } from '@piri/contract/customer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageKeys } from '../../storage-keys.ts';
import { sessionExpired } from './session-expired.ts';
import { enterSession, leaveSession, updateProfile } from './session-store.ts';
import { signOut } from './sign-out.ts';

const profileOf = (userId: string): Profile => ({
  ...{ userId, name: 'Rahima', email: 'rahima@piri.example', mobile: '01700000000', imageUrl: '' },
  subscriptionStatus: 'UNSUBSCRIBED',
  emailConfirmed: true,
});
const personal = [storageKeys.checkoutDraft, storageKeys.placedOrders, storageKeys.mobileToken];
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  enterSession({ token: 'of-rahima', profile: profileOf('rahima') });
  for (const key of personal) kept.set(key, 'of Rahima');
});
afterEach(() => {
  leaveSession();
  vi.unstubAllGlobals();
});

const left = () => personal.filter((key) => kept.has(key));

test('AUTH-4 a session that ends by itself takes the profile along, and leaves its owner what she was writing', () => {
  sessionExpired('of-rahima');
  expect([kept.has(storageKeys.authToken), kept.has(storageKeys.profile)]).toEqual([false, false]);
  enterSession({ token: 'again', profile: profileOf('rahima') });
  expect(left()).toEqual(personal);
  expect(kept.has(storageKeys.expiredUser)).toBe(false);
});

test('AUTH-4 the next customer finds nothing of whose session has ended', () => {
  sessionExpired('of-rahima');
  enterSession({ token: 'of-salma', profile: profileOf('salma') });
  expect(left()).toEqual([]);
});

test('AUTH-4 so does one whose profile is read only after a new password', () => {
  sessionExpired('of-rahima');
  enterSession({ token: 'of-salma' });
  expect(left()).toEqual(personal);
  updateProfile(profileOf('salma'), 'of-salma');
  expect(left()).toEqual([]);
});

test('AUTH-4 what a guest has written is the next one’s own, and signing out leaves nothing', async () => {
  await signOut(undefined);
  expect(left()).toEqual([]);
  for (const key of personal) kept.set(key, 'of a guest');
  enterSession({ token: 'of-salma', profile: profileOf('salma') });
  expect(left()).toEqual(personal);
});
