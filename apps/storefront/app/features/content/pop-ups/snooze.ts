import { readStored, tryWriteStored } from '../../platform/storage/local-storage.ts';
import { storageKeys } from '../../platform/storage/storage-keys.ts';
import type { PopUpEntry } from './select-pop-ups.ts';

/** Shows the pop-up on every visit, to preview a campaign. */
const everyVisit = -1;
const hour = 3_600_000;
/** Limits the list of closed pop-ups. */
const maxStored = 20;

/** The pop-ups closed in this document, in case the session storage is not available. */
const closedHere = new Set<string>();

/**
 * Keeps a closed pop-up closed, for the browser session and for the number of hours that `isSnoozed` gets. An entry
 * with another image counts as another pop-up.
 */
export function snoozePopUp(entry: PopUpEntry, now: number) {
  const name = nameOf(entry);
  closedHere.add(name);
  const closedAt: [string, number][] = [[name, now], ...closings().filter(([other]) => other !== name)];
  const text = JSON.stringify(closedAt.slice(0, maxStored));
  tryWriteStored(storageKeys.popUps, text);
  try {
    sessionStorage.setItem(storageKeys.popUps, JSON.stringify([...sessionClosings(), name]));
  } catch {
    // The storage is disabled or full, so `closedHere` applies while the page lives.
  }
}

export function isSnoozed(entry: PopUpEntry, snoozeHours: number, now: number): boolean {
  if (snoozeHours === everyVisit) return false;
  const name = nameOf(entry);
  if (closedHere.has(name) || sessionClosings().includes(name)) return true;
  const closedAt = closings().find(([other]) => other === name)?.[1];
  // Ignores times in the future: if the clock was set back, they would keep the pop-up closed.
  return closedAt !== undefined && closedAt <= now && now < closedAt + snoozeHours * hour;
}

function nameOf({ id, image }: PopUpEntry): string {
  return `${id} ${image.path}`;
}

function closings(): [string, number][] {
  const list = parsed(readStored(storageKeys.popUps));
  return list.filter(
    (one): one is [string, number] =>
      Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'number',
  );
}

function sessionClosings(): string[] {
  try {
    return parsed(sessionStorage.getItem(storageKeys.popUps)).filter((name) => typeof name === 'string');
  } catch {
    return [];
  }
}

function parsed(text: string | null): unknown[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
