import { formatRetryAfter } from '../../platform/errors/format-retry-after.ts';

export const newsletterMessages = {
  emailMissing: 'Please Provide Your Email',
  emailInvalid: 'Please Provide a Correct Email',
  subscribed: 'Subscription Successful',
  firstNewsletter: 'You’re on the list. Your first newsletter will arrive on the 1st.',
  alreadySubscribed: 'Already Subscribed with this email',
  failedAlreadySubscribed: 'Failed!! Already Subscribed with this email',
  failed: 'Failed to Subscribe',
  unsubscribe: 'Unsubscribe with one click, at the foot of every newsletter.',
};

/** Formats that the subscription was not sent, and when to try again. */
export function formatSubscribeFailure(waitMs: number | undefined): string {
  const when = formatRetryAfter(waitMs);
  return `${newsletterMessages.failed}. Your email is still here; please try again${when ? ` in ${when}` : ''}.`;
}
