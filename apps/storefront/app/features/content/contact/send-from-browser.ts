import type { Shop } from '../../../../server/shop.ts';
import { browserClient } from '../../customer/session/browser-client.ts';
import type { Message } from './message.ts';
import { sendMessage } from './send-message.ts';

export async function sendFromBrowser(shop: Pick<Shop, 'channel'>, message: Message) {
  const result = await sendMessage(browserClient(shop), shop, message);
  console.debug(result.sent ? 'The message was sent.' : 'The message was not sent.');
  return result;
}
