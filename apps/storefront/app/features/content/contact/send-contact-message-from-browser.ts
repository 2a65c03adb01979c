import type { ShopConfig } from '../../../../server/shop-config.ts';
import { getBrowserClient } from '../../customer/session/get-browser-client.ts';
import type { ContactMessage } from './contact-message.ts';
import { sendContactMessage } from './send-contact-message.ts';

export async function sendContactMessageFromBrowser(
  shop: Pick<ShopConfig, 'channel'>,
  message: ContactMessage,
) {
  const result = await sendContactMessage(getBrowserClient(shop), shop, message);
  console.debug(result.submitted ? 'The message was sent.' : 'The message was not sent.');
  return result;
}
