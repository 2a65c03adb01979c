import type { Client } from '@piri/client';
import type { ShopConfig } from '../../../../server/shop-config.ts';
import { formatRetryAfter } from '../../platform/errors/format-retry-after.ts';
import { type ContactMessage, type MessageResult, sendFailedMessage } from './contact-message.ts';

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
  if (answer.ok) return { submitted: true, status: 'Thank you. We’ve got your message.' };
  if (answer.status === 429) {
    const when = formatRetryAfter(answer.retryAfterMs);
    const status = `Too many messages at once. Yours is still here; please try again ${when ? `in ${when}` : 'later'}.`;
    return { submitted: false, status };
  }
  return { submitted: false, status: sendFailedMessage };
}
