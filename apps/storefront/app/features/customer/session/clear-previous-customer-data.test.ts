import { beforeEach, expect, test, vi } from 'vitest';
import { storageKeys } from '../../platform/storage/storage-keys.ts';
import { signOut } from '../account/sign-out.ts';
import { clearPreviousCustomerData } from './clear-previous-customer-data.ts';

const personal = [
  storageKeys.checkoutDraft,
  storageKeys.mobileCode,
  storageKeys.mobileToken,
  storageKeys.placedOrders,
];
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map(personal.map((key) => [key, 'of somebody']));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  return () => vi.unstubAllGlobals();
});

const left = () => personal.filter((key) => stored.has(key));

test('AUTH-4 keeps the data of a customer who signs in again after the session has ended', () => {
  clearPreviousCustomerData('rahima');
  clearPreviousCustomerData('rahima');
  expect(left()).toEqual(personal);
});

test('AUTH-4 clears the data of another customer whose session has ended', () => {
  clearPreviousCustomerData('rahima');
  clearPreviousCustomerData('salma');
  expect(left()).toEqual([]);
  stored.set(storageKeys.checkoutDraft, 'of Salma');
  clearPreviousCustomerData('salma');
  expect(left()).toEqual([storageKeys.checkoutDraft]);
});

test('AUTH-4 keeps the data of a guest who signs in, even after another customer signed out', async () => {
  clearPreviousCustomerData('rahima');
  await signOut(undefined);
  expect(left()).toEqual([]);
  stored.set(storageKeys.checkoutDraft, 'of a guest');
  clearPreviousCustomerData('salma');
  expect(left()).toEqual([storageKeys.checkoutDraft]);
});
