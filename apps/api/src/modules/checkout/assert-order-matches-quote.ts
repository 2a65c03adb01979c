import type { placeOrder as call } from '@piri/contract/checkout';
import type { ParsedInput } from '@piri/contract/define-endpoint';
import type { PaymentMethodOption } from '@piri/contract/quote';
import { ApiError } from '../../core/api-error.ts';
import type { QuoteDetails } from './quote-checkout.ts';
import { assertDeliveryDay } from './validate-delivery-day.ts';

type Input = Pick<ParsedInput<typeof call>['body'], 'delivery' | 'paymentMethod' | 'expectedTotal'>;

/**
 * Throws if the order differs from what the shopper agreed to. Checks in the order in which the shopper can fix the
 * problems. Returns the chosen payment method.
 */
export function assertOrderMatchesQuote(
  quoteDetails: QuoteDetails,
  input: Input,
  now: Date,
  offers: readonly PaymentMethodOption[] = quoteDetails.quote.payment,
): PaymentMethodOption {
  const { quote, destination } = quoteDetails;
  if (destination !== undefined && quote.delivery !== null) {
    assertDeliveryDay({ day: input.delivery.day, earliest: quote.delivery.earliest, destination, now });
  }
  const short = quote.lines.filter((line) => line.available < line.quantity && !line.madeToOrder);
  if (short.length > 0) {
    const codes = short.map(({ code }) => code);
    throw createOutOfStockError(quoteDetails, codes);
  }
  if (quote.coupon?.valid === false) {
    const reason = quote.coupon.reason ?? 'NOT_VALID';
    throw new ApiError(
      'COUPON_INVALID',
      'This coupon can’t be used for this order.',
      [{ path: 'couponCode', code: reason, message: 'Remove it, or use another coupon.' }],
      { quote },
    );
  }
  const offer = offers.find(({ method }) => method === input.paymentMethod);
  if (offer?.offered !== true) {
    throw new ApiError(
      'METHOD_NOT_OFFERED',
      'This order can’t be paid for this way.',
      [
        {
          path: 'paymentMethod',
          code: offer?.reason ?? 'UNKNOWN',
          message: 'Choose one of the payment methods in the quote.',
        },
      ],
      { quote },
    );
  }
  if (quote.toPay !== input.expectedTotal) {
    throw new ApiError('PRICE_CHANGED', 'The total differs from the expected amount.', [], {
      quote,
    });
  }
  return offer;
}

export function createOutOfStockError({ quote, items }: QuoteDetails, codes: readonly string[]): ApiError {
  const lines = items.flatMap(({ code, skus }, index) =>
    codes.includes(code) || skus.some(({ skuCode }) => codes.includes(skuCode)) ? [index] : [],
  );
  return new ApiError(
    'OUT_OF_STOCK',
    'There isn’t enough stock for this order.',
    lines.map((index) => ({
      path: `lines.${index}`,
      code: 'OUT_OF_STOCK',
      message: 'Order no more than the quote shows as available.',
    })),
    { quote },
  );
}
