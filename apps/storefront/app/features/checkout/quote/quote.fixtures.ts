import type { CartOffer } from '@piri/contract/cart-offers';
import { soldKey } from '@piri/contract/line-item';
import { type Quote, quote } from '@piri/contract/quote';
import { type BookingSettings, bookingParts } from '@piri/pricing/booking';
import { cashOnDelivery } from '@piri/pricing/cash-on-delivery';
import { deliveryCharge } from '@piri/pricing/delivery-charge';
import { deliveryWindow } from '@piri/pricing/delivery-window';
import { instalmentPlans } from '@piri/pricing/instalments';
import { cartTotals, lineTotals } from '@piri/pricing/totals';
import { settingsFixture } from '../../browse/item-details/data/details.fixtures.ts';
import { fixtureDate } from '../../catalogue/items/item.fixtures.ts';
import { divisionFixtures } from '../../customer/delivery/divisions.fixtures.ts';
import type { QuoteRequest } from '../form/build-order-request.ts';
import { findZoneId } from '../state/use-delivery-areas.ts';

export const deliveryAreasFixture = { divisions: divisionFixtures, zones: settingsFixture.delivery.zones };

/** What the shop would reckon for these offers, by its own rules. Checked by the contract. */
export function quoteFixtures(offers: Readonly<Record<string, CartOffer>>, wish: QuoteRequest): Quote {
  const { delivery, instalments, booking, cashOnDelivery: cash } = settingsFixture;
  const sold = wish.lines.map((line) => ({ line, offer: offers[soldKey(line)] as CartOffer }));
  const goods = sold.map(({ line: { quantity }, offer: { salesPrice, price } }) => ({
    ...{ salesPrice, price, quantity },
  }));
  const zoneId = zoneIn(wish);
  const { total } = cartTotals(goods);
  const pieces = sold.map(({ offer: { leadDays, state } }) => ({
    leadDays,
    madeToOrder: state === 'MADE_TO_ORDER',
  }));
  const charge = wish.delivery?.kind === 'COLLECT' ? 0 : deliveryCharge({ zoneId, total }, delivery);
  const totals = cartTotals(goods, { delivery: charge });
  const { payable } = totals;
  const near = cashOnDelivery({ zoneId, payable }, cash);
  const online = { offered: true, reason: null, now: payable, atTheDoor: 0 };
  return quote.parse({
    lines: sold.map(({ line, offer }) => ({
      ...{ ...line, itemId: offer.itemId, title: offer.title, attributeValues: [], image: offer.image },
      ...{
        salesPrice: offer.salesPrice,
        price: offer.price,
        ...lineTotals({ ...offer, quantity: line.quantity }),
      },
      ...{ madeToOrder: offer.state === 'MADE_TO_ORDER', available: offer.available, state: offer.state },
    })),
    totals,
    delivery: wish.delivery
      ? { zoneId, charge, stairs: 0, ...deliveryWindow({ now: fixtureDate, zoneId, pieces }, delivery) }
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
    ...(pieces.length === 1 && pieces[0]?.madeToOrder && { booking: bookingOf(payable, booking) }),
    instalments: instalmentPlans(payable, instalments),
  });
}

function bookingOf(payable: number, terms: BookingSettings): NonNullable<Quote['booking']> {
  const parts = bookingParts(payable, terms);
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
  const place = delivery?.kind === 'HOME' ? delivery.address : undefined;
  return findZoneId(deliveryAreasFixture, place) ?? 'dhaka-city';
}
