import { isEmail } from '@piri/contract/is-email';

/** Returns the shop's message for an invalid email address, or undefined if it is valid. */
export function validateEmail(email: string): string | undefined {
  if (email.trim() === '') return 'Please Provide Your Email';
  return isEmail(email.trim()) ? undefined : 'Please Provide a Correct Email';
}
