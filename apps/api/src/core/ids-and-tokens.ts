import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';

/** 256 random bits in a form that fits into a header and a link. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token. It is random itself, so nothing slower is needed: there is no list to try. */
export function hashToken(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** A fingerprint that says nothing to whoever does not hold the key. */
export function hmac(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/** 26 letters and digits, 130 random bits: for rows that are named outside, so that nobody can count or guess them. */
export function createId(): string {
  return Array.from(randomBytes(26), (byte) => alphabet[byte % 32]).join('');
}

/** Without what is taken for something else when it is read aloud or copied by hand. */
const spoken = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A short name such as `PR-4F7K-92`. It can be guessed, so it opens nothing by itself. */
export function createOrderNumber(): string {
  const letters = Array.from({ length: 6 }, () => spoken[randomInt(spoken.length)]).join('');
  return `PR-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Six random digits: the delivery pin of an order, or a code in a text message. Whoever takes them limits the tries. */
export function newSixDigits(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}
