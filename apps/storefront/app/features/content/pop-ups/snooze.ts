import { readStored, tryWriteStored } from '../../platform/storage/local-storage.ts';
import { storageKeys } from '../../platform/storage/storage-keys.ts';
import type { PopUpEntry } from './select-pop-ups.ts';

/** Every visit sees it again, for whoever tries a campaign out. */
const everyVisit = -1;
const hour = 3_600_000;
/** More would be a list of all that the shop has ever popped up with. */
const maxKept = 20;

/** In this document, where the browser keeps nothing for the session. */
const closedHere = new Set<string>();

/**
 * Keeps a closed pop-up closed: for this session of the browser, and for so many hours beyond it. Another picture makes
 * it another pop-up.
 */
export function snoozePopUp(entry: PopUpEntry, now: number) {
  const name = nameOf(entry);
  closedHere.add(name);
  const closedAt: [string, number][] = [[name, now], ...closings().filter(([other]) => other !== name)];
  const text = JSON.stringify(closedAt.slice(0, maxKept));
  tryWriteStored(storageKeys.popUps, text);
  try {
    sessionStorage.setItem(storageKeys.popUps, JSON.stringify([...sessionClosings(), name]));
  } catch {
    // Forbidden or full: then it is remembered for as long as this page lives.
  }
}

export function isSnoozed(entry: PopUpEntry, snoozeHours: number, now: number): boolean {
  if (snoozeHours === everyVisit) return false;
  const name = nameOf(entry);
  if (closedHere.has(name) || sessionClosings().includes(name)) return true;
  const closedAt = closings().find(([other]) => other === name)?.[1];
  // A clock that was set back since would keep it closed for ever.
  return closedAt !== undefined && closedAt <= now && now < closedAt + snoozeHours * hour;
}

function nameOf({ id, picture }: PopUpEntry): string {
  return `${id} ${picture.path}`;
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
