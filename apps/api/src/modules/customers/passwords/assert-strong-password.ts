import { readFileSync } from 'node:fs';
import { normalizeMobile } from '@piri/contract/mobile';
import { ApiError } from '../../../core/api-error.ts';

// The 3000 most common passwords of at least six characters, in lower case, from the password list of
// @zxcvbn-ts/language-common 3.0.4 (MIT, Dan Wheeler and Dropbox, Inc.). Copied to a file, because nothing else of that
// package is needed, and the browser must not download it.
const commonPasswords = readWords('./common-passwords.txt');
// Common passwords in Bangladesh and of this shop that worldwide lists lack: the shop and what it sells, the country
// and its divisions, words of faith and love, cricket, common first names. Also refused with digits and punctuation
// around them.
const localPasswords = readWords('./local-passwords.txt');

function readWords(file: string): ReadonlySet<string> {
  const words = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return new Set(words.map(comparable));
}

export interface PasswordOwner {
  fullName: string;
  email: string;
  mobile: string;
}

/** Throws if a new password is among the first that an attacker would guess. Existing passwords are never checked. */
export function assertStrongPassword(password: string, owner: PasswordOwner, path: string): void {
  if (commonPasswords.has(comparable(password))) {
    throw weakPassword({
      path,
      code: 'COMMON_PASSWORD',
      message: 'This is one of the most common passwords.',
    });
  }
  if (isPersonal(password, owner)) {
    throw weakPassword({
      path,
      code: 'PERSONAL_PASSWORD',
      message: 'This is the email address, name or mobile number of the account.',
    });
  }
  if (isLocal(password)) {
    throw weakPassword({
      path,
      code: 'COMMON_PASSWORD',
      message: 'This is a common word or a mobile number.',
    });
  }
}

function isLocal(password: string): boolean {
  const word = comparable(password).replaceAll(/^[^\p{L}\p{M}]+|[^\p{L}\p{M}]+$/gu, '');
  return localPasswords.has(word) || normalizeMobile(password) !== undefined;
}

function isPersonal(password: string, { fullName, email, mobile }: PasswordOwner): boolean {
  const [localPart = ''] = email.split('@');
  const facts = [email, localPart, fullName, ...fullName.split(/\s+/)];
  return facts.map(comparable).includes(comparable(password)) || normalizeMobile(password) === mobile;
}

/** Ignores case and spaces, which make a known word no harder to guess. */
function comparable(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '');
}

function weakPassword(field: { path: string; code: string; message: string }): ApiError {
  return new ApiError('WEAK_PASSWORD', 'This password is too easy to guess.', [field]);
}
