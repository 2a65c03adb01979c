import type { CartProduct } from '@piri/contract/cart-products';
import { getSoldRefKey } from '@piri/contract/line-item';
import { type Quote, quote } from '@piri/contract/quote';
import { type BookingSettings, splitBookingPayment } from '@piri/pricing/booking';
import { calculateCartTotals, calculateLineTotals } from '@piri/pricing/cart-totals';
import { getCashOnDelivery } from '@piri/pricing/cash-on-delivery';
import { calculateDeliveryCharge } from '@piri/pricing/delivery-charge';
import { calculateDeliveryWindow } from '@piri/pricing/delivery-window';
import { calculateInstalmentPlans } from '@piri/pricing/instalments';
import { shopSettingsFixture } from '../../browse/item-details/data/details.fixtures.ts';
import { fixtureDate } from '../../catalogue/items/item.fixtures.ts';
import { divisionFixtures } from '../../customer/delivery/divisions.fixtures.ts';
import type { QuoteRequest } from '../form/build-order-request.ts';
import { findZoneId } from '../state/use-delivery-areas.ts';

export const deliveryAreasFixture = {
  divisions: divisionFixtures,
  zones: shopSettingsFixture.delivery.zones,
};

/** Calculates a quote for these offers with the shop's own rules, validated by the contract. */
export function createQuoteFixture(
  offers: Readonly<Record<string, CartProduct>>,
  request: QuoteRequest,
): Quote {
  const { delivery, instalments, booking, cashOnDelivery: cash } = shopSettingsFixture;
  const sold = request.lines.map((line) => ({ line, offer: offers[getSoldRefKey(line)] as CartProduct }));
  const goods = sold.map(({ line: { quantity }, offer: { salesPrice, price } }) => ({
    ...{ salesPrice, price, quantity },
  }));
  const zoneId = zoneIn(request);
  const { total } = calculateCartTotals(goods);
  const items = sold.map(({ offer: { leadDays, state } }) => ({
    leadDays,
    madeToOrder: state === 'MADE_TO_ORDER',
  }));
  const charge =
    request.delivery?.kind === 'COLLECT' ? 0 : calculateDeliveryCharge({ zoneId, total }, delivery);
  const totals = calculateCartTotals(goods, { delivery: charge });
  const { payable } = totals;
  const near = getCashOnDelivery({ zoneId, payable }, cash);
  const online = { offered: true, reason: null, now: payable, atTheDoor: 0 };
  return quote.parse({
    lines: sold.map(({ line, offer }) => ({
      ...{ ...line, itemId: offer.itemId, title: offer.title, attributeValues: [], image: offer.image },
      ...{
        salesPrice: offer.salesPrice,
        price: offer.price,
        ...calculateLineTotals({ ...offer, quantity: line.quantity }),
      },
      ...{ madeToOrder: offer.state === 'MADE_TO_ORDER', available: offer.available, state: offer.state },
    })),
    totals,
    delivery: request.delivery
      ? {
          zoneId,
          charge,
          stairs: 0,
          ...calculateDeliveryWindow({ now: fixtureDate, zoneId, skus: items }, delivery),
        }
      : null,
    coupon: null,
    instalmentFee: 0,
    toPay: payable,
    payment: [
      { method: 'CARD', ...online },
      { method: 'WALLET', ...online },
      {
        ...{ method: 'CASH_ON_DELIVERY', offered: near.offered, reason: near.reason },
        ...{ now: near.advance, atTheDoor: near.atTheDoor },
      },
      { method: 'PAY_LATER', offered: true, reason: null, now: 0, atTheDoor: 0 },
    ],
    ...(items.length === 1 && items[0]?.madeToOrder && { booking: bookingOf(payable, booking) }),
    instalments: calculateInstalmentPlans(payable, instalments),
  });
}

function bookingOf(payable: number, terms: BookingSettings): NonNullable<Quote['booking']> {
  const parts = splitBookingPayment(payable, terms);
  const online = { offered: true, reason: null, now: parts.advance, atTheDoor: parts.atTheDoor };
  return {
    ...parts,
    payment: [
      { method: 'CARD', ...online },
      { method: 'WALLET', ...online },
      { method: 'PAY_LATER', ...online, now: 0 },
    ],
  };
}

function zoneIn({ delivery }: QuoteRequest): string {
  const address = delivery?.kind === 'HOME' ? delivery.address : undefined;
  return findZoneId(deliveryAreasFixture, address) ?? 'dhaka-city';
}
