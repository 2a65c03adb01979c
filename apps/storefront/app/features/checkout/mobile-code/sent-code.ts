import { z } from '@piri/contract/zod';
import { readStored, removeStored, tryWriteStored } from '../../platform/storage/local-storage.ts';
import { storageKeys } from '../../platform/storage/storage-keys.ts';

const sentCode = z.object({ mobile: z.string(), codeToken: z.string(), expiresAt: z.number() });

/** The code that was sent last: its number, its token and when it expires. */
export type SentCode = z.infer<typeof sentCode>;

/** Stores the sent code, since a phone may unload the page while the user reads the message. */
export function storeSentCode(sent: SentCode): void {
  tryWriteStored(storageKeys.mobileCode, JSON.stringify(sent));
}

/** Returns the code that was sent to this number, if it is still valid. */
export function readSentCodeForMobile(mobile: string): SentCode | undefined {
  try {
    const sent = sentCode.safeParse(JSON.parse(readStored(storageKeys.mobileCode) ?? 'null')).data;
    return sent?.mobile === mobile && sent.expiresAt > Date.now() ? sent : undefined;
  } catch {
    // Not JSON: a new code will be sent.
    return undefined;
  }
}

export function clearSentCode(): void {
  removeStored(storageKeys.mobileCode);
}
