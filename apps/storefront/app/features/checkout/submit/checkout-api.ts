import { createClient, type Result } from '@piri/client';
import type { Address } from '@piri/contract/addresses';
import type { PlacedOrder } from '@piri/contract/checkout';
import type { ResponseOf } from '@piri/contract/endpoint';
import type { getGeo } from '@piri/contract/geo';
import type { confirmMobile, sendMobileCode } from '@piri/contract/mobile-codes';
import type { Quote } from '@piri/contract/quote';
import { create } from 'zustand';
import type { ShopConfig } from '../../../../server/shop-config.ts';
import { browserClient } from '../../customer/session/browser-client.ts';
import type { QuoteRequest } from '../form/build-order-request.ts';
import type { CheckoutAttempt } from '../form/checkout-attempt.ts';
import { mobileTokenOption } from '../mobile-code/mobile-token.ts';

type Asked = Pick<ShopConfig, 'channel'>;

/** All delivery areas and their charges. */
export type DeliveryAreas = ResponseOf<typeof getGeo>;

/** The API calls of a checkout. They are in a store, so that stories can mock them. */
interface CheckoutApi {
  askQuote: (shop: Asked, wish: QuoteRequest, signal: AbortSignal) => Promise<Result<Quote>>;
  sendOrder: (shop: Asked, attempt: CheckoutAttempt) => Promise<Result<PlacedOrder>>;
  sendMobileCode: (shop: Asked, mobile: string) => Promise<Result<ResponseOf<typeof sendMobileCode>>>;
  confirmMobile: (
    shop: Asked,
    sent: { codeToken: string; code: string },
  ) => Promise<Result<ResponseOf<typeof confirmMobile>>>;
  /** Undefined if the API cannot be reached. */
  readAreas: (shop: Asked) => Promise<DeliveryAreas | undefined>;
  readAddresses: (shop: Asked) => Promise<Address[] | undefined>;
}

export const useCheckoutApi = create<CheckoutApi>(() => ({
  askQuote: (shop, body, signal) => browserClient(shop).quoteCheckout({ body }, { signal }),

  // An order that a guest sent is sent again as a guest, even if a customer is signed in by now: as a customer's it
  // would be another order.
  sendOrder: (shop, { kind, order, key, sentBy }) => {
    const client =
      sentBy === '' ? createClient({ baseUrl: location.origin, ...shop.channel }) : browserClient(shop);
    const send = kind === 'BOOKING' ? client.placeBooking : client.placeOrder;
    return send({ body: order }, { idempotencyKey: key, ...mobileTokenOption() });
  },

  sendMobileCode: (shop, mobile) => browserClient(shop).sendMobileCode({ body: { mobile } }),

  confirmMobile: (shop, body) => browserClient(shop).confirmMobile({ body }),

  readAreas: async (shop) => {
    const answer = await browserClient(shop).getGeo();
    return answer.ok ? answer.body : undefined;
  },

  readAddresses: async (shop) => {
    const answer = await browserClient(shop).searchAddresses({ body: {} });
    return answer.ok ? answer.body.list : undefined;
  },
}));
