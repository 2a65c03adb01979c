import { z } from '@piri/contract/zod';
import { readStored, removeStored, tryWriteStored } from '../../platform/storage/local-storage.ts';
import { storageKeys } from '../../platform/storage/storage-keys.ts';

const sentCode = z.object({ mobile: z.string(), codeToken: z.string(), expiresAt: z.number() });

/** The code that was sent last: to which number, and what confirms it together with its digits. */
export type SentCode = z.infer<typeof sentCode>;

/** Kept, since a phone may unload the page while its owner reads the message. */
export function storeSentCode(sent: SentCode): void {
  tryWriteStored(storageKeys.mobileCode, JSON.stringify(sent));
}

/** The code that this number can still be confirmed by. */
export function getSentCode(mobile: string): SentCode | undefined {
  try {
    const sent = sentCode.safeParse(JSON.parse(readStored(storageKeys.mobileCode) ?? 'null')).data;
    return sent?.mobile === mobile && sent.expiresAt > Date.now() ? sent : undefined;
  } catch {
    // Not JSON: another code is sent.
    return undefined;
  }
}

export function clearSentCode(): void {
  removeStored(storageKeys.mobileCode);
}
