import { isEmail } from '@piri/contract/is-email';
import { newsletterMessages } from './newsletter-messages.ts';

/** Returns the shop's message for an invalid email address, or undefined if it is valid. */
export function validateEmail(email: string): string | undefined {
  if (email.trim() === '') return newsletterMessages.emailMissing;
  return isEmail(email.trim()) ? undefined : newsletterMessages.emailInvalid;
}
