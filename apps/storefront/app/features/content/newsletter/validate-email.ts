import { isEmail } from '@piri/contract/is-email';

/** What is wrong with an address for the newsletter, in the shop's words; nothing if it is one. */
export function validateEmail(email: string): string | undefined {
  if (email.trim() === '') return 'Please Provide Your Email';
  return isEmail(email.trim()) ? undefined : 'Please Provide a Correct Email';
}
