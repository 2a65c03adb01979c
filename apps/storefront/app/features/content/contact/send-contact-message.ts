import type { Client } from '@piri/client';
import type { ShopConfig } from '../../../../server/shop-config.ts';
import { contactFormMessages, formatTooManyMessages } from './contact-form-messages.ts';
import type { ContactMessage, MessageResult } from './contact-message.ts';

/** Sends a message to the shop. Returns the result with its status text. */
export async function sendContactMessage(
  api: Pick<Client, 'sendContactMail'>,
  { channel }: Pick<ShopConfig, 'channel'>,
  message: ContactMessage,
): Promise<MessageResult> {
  const answer = await api.sendContactMail({
    body: {
      service_id: 'default_service',
      template_id: 'contact',
      user_id: channel.apiKey,
      template_params: message,
    },
  });
  if (answer.ok) return { submitted: true, status: contactFormMessages.sent };
  if (answer.status === 429) {
    return { submitted: false, status: formatTooManyMessages(answer.retryAfterMs) };
  }
  return { submitted: false, status: contactFormMessages.failed };
}
