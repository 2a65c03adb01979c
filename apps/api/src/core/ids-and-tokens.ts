import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';

/** Returns 256 random bits, encoded for use in a header or a link. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Returns the hash under which a token is stored. A token is random, so it cannot be guessed from a list and needs no
 * slow hash.
 */
export function hashToken(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Returns a fingerprint of a text that reveals nothing without the key. */
export function createHmacHex(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/** Returns 26 letters and digits with 130 random bits, as an id for public use that nobody can count or guess. */
export function createId(): string {
  return Array.from(randomBytes(26), (byte) => alphabet[byte % 32]).join('');
}

/** Excludes characters that are easily confused when they are read aloud or copied by hand. */
const spoken = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns a short order number such as `PR-4F7K-92`. It can be guessed, so it grants no access on its own. */
export function createOrderNumber(): string {
  const letters = Array.from({ length: 6 }, () => spoken[randomInt(spoken.length)]).join('');
  return `PR-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/**
 * Returns six random digits, for the delivery PIN of an order or a code in a text message. The caller must limit the
 * number of tries.
 */
export function createSixDigitCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}
