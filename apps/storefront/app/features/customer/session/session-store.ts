import type { CustomerProfile } from '@piri/contract/customer';
import { create } from 'zustand';
import {
  onStorageChange,
  readStored,
  removeStored,
  tryWriteStored,
} from '../../platform/storage/local-storage.ts';
import { storageKeys } from '../../platform/storage/storage-keys.ts';
import { parseProfile } from './parse-profile.ts';

export interface CustomerSession {
  /** `unknown` on the server and until `restoreSession`, so that the first render is the same for all users. */
  status: 'unknown' | 'in' | 'out';
  /** Undefined for a signed-in customer only if the storage has lost it. It is then loaded at once. */
  profile: CustomerProfile | undefined;
  token: string | undefined;
}

const nobody = { profile: undefined, token: undefined };

export const useSession = create<CustomerSession>(() => ({ status: 'unknown', ...nobody }));

/** False if the storage is full or blocked. The session then lasts as long as the page. */
let persisted = true;

/**
 * Returns the token for API calls. It reads the storage each time, since another tab may have just signed in or out.
 */
export function getAuthToken(): string | undefined {
  return persisted ? readStored(storageKeys.authToken) || undefined : useSession.getState().token;
}

/** Starts a session. After a password reset there is no profile yet; it is loaded at once. */
export function startSession({ token, profile }: { token: string; profile?: CustomerProfile }) {
  if (profile) storeProfile(profile);
  else removeStoredProfile();
  // Written last: it notifies the other tabs, which then find everything else stored.
  persisted = tryWriteStored(storageKeys.authToken, token);
  setSession({ status: 'in', profile, token });
}

/** Updates the profile. A response that arrives after a sign-out is ignored. */
export function setSessionProfile(profile: CustomerProfile, token: string | undefined) {
  if (token === undefined || getAuthToken() !== token) return;
  storeProfile(profile);
  useSession.setState({ profile });
}

/** Ends the session in this browser. The cart belongs to the browser and stays. */
export function clearSession() {
  removeStored(storageKeys.authToken);
  removeStoredProfile();
  persisted = true;
  setSession({ status: 'out', ...nobody });
}

/** Restores this browser's session and follows changes in other tabs. Returns a function that unsubscribes. */
export function restoreSession(): () => void {
  readStoredSession();
  const stops = [storageKeys.authToken, storageKeys.profile].map((key) =>
    onStorageChange(key, readStoredSession),
  );
  return () => {
    for (const stop of stops) stop();
  };
}

/** Calls back when somebody signs in or out, here or in another tab. Returns a function that unsubscribes. */
export function onAuthChange(callback: (session: CustomerSession) => void): () => void {
  return useSession.subscribe((session, before) => {
    if (session.status !== before.status || session.token !== before.token) callback(session);
  });
}

/** Reads the storage instead of the event: two events may arrive in the wrong order. */
function readStoredSession() {
  if (!persisted) return;
  const token = readStored(storageKeys.authToken);
  if (token) setSession({ status: 'in', profile: parseProfile(readStored(storageKeys.profile)), token });
  else setSession({ status: 'out', ...nobody });
}

function setSession(session: CustomerSession) {
  markSession(session.status === 'in');
  useSession.setState(session);
}

function removeStoredProfile() {
  removeStored(storageKeys.user);
  removeStored(storageKeys.profile);
}

function storeProfile(profile: CustomerProfile) {
  tryWriteStored(storageKeys.user, JSON.stringify({ userId: profile.userId }));
  tryWriteStored(storageKeys.profile, JSON.stringify(profile));
}

/** Sets an attribute on `<html>` for a signed-in customer, so that styles apply before React renders. */
function markSession(signedIn: boolean) {
  const { dataset } = document.documentElement;
  if (signedIn) dataset['session'] = 'signed-in';
  else delete dataset['session'];
}
