import { createClient, type Result } from '@piri/client';
import type { SavedAddress } from '@piri/contract/addresses';
import type { PlacedOrder } from '@piri/contract/checkout';
import type { ResponseOf } from '@piri/contract/define-endpoint';
import type { getGeo } from '@piri/contract/geo';
import type { confirmMobile, sendMobileCode } from '@piri/contract/mobile-codes';
import type { Quote } from '@piri/contract/quote';
import { create } from 'zustand';
import type { ShopConfig } from '../../../../server/shop-config.ts';
import { getBrowserClient } from '../../customer/session/get-browser-client.ts';
import type { QuoteRequest } from '../form/build-order-request.ts';
import type { CheckoutAttempt } from '../form/checkout-attempt.ts';
import { readMobileTokenOption } from '../mobile-code/mobile-token.ts';

type ClientShopConfig = Pick<ShopConfig, 'channel'>;

/** All delivery areas and their charges. */
export type DeliveryAreasResponse = ResponseOf<typeof getGeo>;

/** The API calls of a checkout. They are in a store, so that stories can mock them. */
interface CheckoutApi {
  fetchQuote: (shop: ClientShopConfig, request: QuoteRequest, signal: AbortSignal) => Promise<Result<Quote>>;
  sendOrder: (shop: ClientShopConfig, attempt: CheckoutAttempt) => Promise<Result<PlacedOrder>>;
  sendMobileCode: (
    shop: ClientShopConfig,
    mobile: string,
  ) => Promise<Result<ResponseOf<typeof sendMobileCode>>>;
  confirmMobile: (
    shop: ClientShopConfig,
    sent: { codeToken: string; code: string },
  ) => Promise<Result<ResponseOf<typeof confirmMobile>>>;
  /** Undefined if the API cannot be reached. */
  fetchAreas: (shop: ClientShopConfig) => Promise<DeliveryAreasResponse | undefined>;
  fetchAddresses: (shop: ClientShopConfig) => Promise<SavedAddress[] | undefined>;
}

export const useCheckoutApi = create<CheckoutApi>(() => ({
  fetchQuote: (shop, body, signal) => getBrowserClient(shop).quoteCheckout({ body }, { signal }),

  // An order that a guest sent is sent again as a guest, even if a customer is signed in by now: as a customer's it
  // would be another order.
  sendOrder: (shop, { kind, order, key, customerId }) => {
    const client =
      customerId === ''
        ? createClient({ baseUrl: location.origin, ...shop.channel })
        : getBrowserClient(shop);
    const send = kind === 'BOOKING' ? client.placeBooking : client.placeOrder;
    return send({ body: order }, { idempotencyKey: key, ...readMobileTokenOption() });
  },

  sendMobileCode: (shop, mobile) => getBrowserClient(shop).sendMobileCode({ body: { mobile } }),

  confirmMobile: (shop, body) => getBrowserClient(shop).confirmMobile({ body }),

  fetchAreas: async (shop) => {
    const result = await getBrowserClient(shop).getGeo();
    return result.ok ? result.body : undefined;
  },

  fetchAddresses: async (shop) => {
    const result = await getBrowserClient(shop).searchAddresses({ body: {} });
    return result.ok ? result.body.list : undefined;
  },
}));
