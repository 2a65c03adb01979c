import { formatRetryAfter } from '../../platform/errors/format-retry-after.ts';

export const contactFormMessages = {
  title: "We'll love to hear from you",
  nameMissing: 'Please enter your name, so we know who to reply to.',
  emailMissing:
    'Without your email address, we can’t reply. Press the button again to send your message anyway.',
  sent: 'Thank you. We’ve got your message.',
  failed: 'We couldn’t send your message. It’s still here; please try again.',
};

/** Formats that too many messages were sent, and when to try again. */
export function formatTooManyMessages(retryAfterMs: number | undefined): string {
  const when = formatRetryAfter(retryAfterMs);
  return `Too many messages at once. Yours is still here; please try again ${when ? `in ${when}` : 'later'}.`;
}
