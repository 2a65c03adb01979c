import type { Profile } from '@piri/contract/customer';
import { create } from 'zustand';
import {
  onStorageChange,
  readStored,
  removeStored,
  tryWriteStored,
} from '../../platform/storage/local-storage.ts';
import { storageKeys } from '../../platform/storage/storage-keys.ts';
import { parseProfile } from './parse-profile.ts';

export interface Session {
  /** `unknown` on the server and until `restoreSession`, so that the first render is the same for everybody. */
  status: 'unknown' | 'in' | 'out';
  /** Undefined for somebody who is in only where the storage has lost it: it is read again at once. */
  profile: Profile | undefined;
  token: string | undefined;
}

const nobody = { profile: undefined, token: undefined };

export const useSession = create<Session>(() => ({ status: 'unknown', ...nobody }));

/** Where the storage is full or forbidden the session lives as long as this page. */
let kept = true;

/** The token to call with. The storage is asked each time: another tab may have signed out or in a moment ago. */
export function getAuthToken(): string | undefined {
  return kept ? readStored(storageKeys.authToken) || undefined : useSession.getState().token;
}

/** Somebody has signed in here. After a new password their profile is not known yet: it is read at once. */
export function startSession({ token, profile }: { token: string; profile?: Profile }) {
  if (profile) storeProfile(profile);
  else forgetProfile();
  // Last: the other tabs wake up at it, and find everything else there.
  kept = tryWriteStored(storageKeys.authToken, token);
  show({ status: 'in', profile, token });
}

/** What has changed about whoever is signed in. An answer that comes after a sign-out is nobody's any more. */
export function updateProfile(profile: Profile, token: string | undefined) {
  if (token === undefined || getAuthToken() !== token) return;
  storeProfile(profile);
  useSession.setState({ profile });
}

/** Nobody is signed in here any more. The cart is the browser's and stays. */
export function clearSession() {
  removeStored(storageKeys.authToken);
  forgetProfile();
  kept = true;
  show({ status: 'out', ...nobody });
}

/** Takes up the session of this browser and follows the other tabs, in and out. Answers how to stop. */
export function restoreSession(): () => void {
  takeStored();
  const stops = [storageKeys.authToken, storageKeys.profile].map((key) => onStorageChange(key, takeStored));
  return () => {
    for (const stop of stops) stop();
  };
}

/** Hears of everybody who comes and goes, here or in another tab. Answers how to stop. */
export function subscribeToSession(heard: (session: Session) => void): () => void {
  return useSession.subscribe((session, before) => {
    if (session.status !== before.status || session.token !== before.token) heard(session);
  });
}

/** Asks the storage again, whatever an event says: of two events the later one may come first. */
function takeStored() {
  if (!kept) return;
  const token = readStored(storageKeys.authToken);
  if (token) show({ status: 'in', profile: parseProfile(readStored(storageKeys.profile)), token });
  else show({ status: 'out', ...nobody });
}

function show(session: Session) {
  markSession(session.status === 'in');
  useSession.setState(session);
}

function forgetProfile() {
  removeStored(storageKeys.user);
  removeStored(storageKeys.profile);
}

function storeProfile(profile: Profile) {
  tryWriteStored(storageKeys.user, JSON.stringify({ userId: profile.userId }));
  tryWriteStored(storageKeys.profile, JSON.stringify(profile));
}

/** Says on `<html>` whether somebody is signed in, so that style sheets know it before React does. */
function markSession(signedIn: boolean) {
  const { dataset } = document.documentElement;
  if (signedIn) dataset['session'] = 'signed-in';
  else delete dataset['session'];
}
