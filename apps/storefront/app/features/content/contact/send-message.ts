import type { Client } from '@piri/client';
import type { Shop } from '../../../../server/shop.ts';
import { sayWait } from '../../platform/errors/say-wait.ts';
import { type Message, type MessageAnswer, notSent } from './message.ts';

/** Sends a message to the shop, and answers the line that says what became of it. */
export async function sendMessage(
  api: Pick<Client, 'sendContactMail'>,
  { channel }: Pick<Shop, 'channel'>,
  message: Message,
): Promise<MessageAnswer> {
  const answer = await api.sendContactMail({
    body: {
      service_id: 'default_service',
      template_id: 'contact',
      user_id: channel.apiKey,
      template_params: message,
    },
  });
  if (answer.ok) return { sent: true, line: 'Thank you. Your message is on its way to us.' };
  if (answer.status === 429) {
    const when = sayWait(answer.retryAfterMs);
    const line = `Too many messages in a short time. Yours is still here, please try ${when ? `in ${when}` : 'later'}.`;
    return { sent: false, line };
  }
  return { sent: false, line: notSent };
}
