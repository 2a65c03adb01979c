import type { placeOrder as call } from '@piri/contract/checkout';
import type { ParsedInput } from '@piri/contract/define-endpoint';
import type { PaymentMethodOption } from '@piri/contract/quote';
import type { Insertable, Transaction } from 'kysely';
import { createId, createOrderNumber, createSixDigitCode } from '../../core/ids-and-tokens.ts';
import type { Database, OrderDeliveryColumn } from '../../db/schema.ts';
import type { OrderRow } from '../orders/reservation.ts';
import { getReservedUntilAndPaymentState } from '../orders/reservation-period.ts';
import type { QuoteDetails } from './quote-checkout.ts';

export interface NewOrder {
  input: Pick<ParsedInput<typeof call>['body'], 'contact' | 'delivery' | 'note'>;
  /** For a booking, the amount that is paid before production starts. */
  advance?: number;
  quoteDetails: QuoteDetails;
  offer: PaymentMethodOption;
  buyerKey: string;
  clientIpHash: string | undefined;
  mobileConfirmed: boolean;
  customerId: string | undefined;
  now: Date;
}

type OrderNames = Pick<OrderRow, 'id' | 'invoiceId' | 'orderNumber'>;

/** Inserts an order and its lines as the buyer agreed to them. */
export async function insertOrder(tx: Transaction<Database>, order: NewOrder): Promise<OrderRow> {
  const written = await insertNamed(tx, toOrderRow(order));
  await tx
    .insertInto('orderLines')
    .values(
      order.quoteDetails.items.map(({ skus, available: _, state: __, ...line }, index) => ({
        orderId: written.id,
        position: index + 1,
        line: JSON.stringify(line),
        skus: JSON.stringify(
          skus.map(({ skuCode, quantity, madeToOrder }) => ({ skuCode, quantity, madeToOrder })),
        ),
      })),
    )
    .execute();
  return written;
}

type Row = Omit<Insertable<Database['orders']>, keyof OrderNames>;

/**
 * Inserts the row with new ids, and retries with another order number if it is taken. There are hundreds of millions of
 * them, so this is rare.
 */
async function insertNamed(tx: Transaction<Database>, row: Row): Promise<OrderRow> {
  const names = { id: createId(), invoiceId: createId(), orderNumber: createOrderNumber() };
  const inserted = await tx
    .insertInto('orders')
    .values({ ...row, ...names })
    .onConflict((conflict) => conflict.column('orderNumber').doNothing())
    .returningAll()
    .executeTakeFirst();
  return inserted ?? insertNamed(tx, row);
}

function toOrderRow(order: NewOrder): Row {
  const { input, advance, quoteDetails, offer, buyerKey, clientIpHash, mobileConfirmed, customerId, now } =
    order;
  const { quote, plan, couponCode, vatPercent } = quoteDetails;
  return {
    customerId: customerId ?? null,
    buyerKey,
    clientIpHash: clientIpHash ?? null,
    mobileConfirmed,
    kind: advance === undefined ? 'ORDER' : 'BOOKING',
    advance: advance ?? null,
    createdAt: now,
    fullName: input.contact.fullName,
    mobile: input.contact.mobile,
    email: input.contact.email ?? null,
    delivery: JSON.stringify(toOrderDelivery(quoteDetails, input)),
    subTotal: quote.totals.subTotal,
    total: quote.totals.total,
    couponAmount: quote.totals.couponAmount,
    deliveryAmount: quote.totals.delivery,
    couponCode: couponCode ?? null,
    instalments: plan === undefined ? null : JSON.stringify(plan),
    vatPercent,
    toPay: quote.toPay,
    dueNow: offer.now,
    paymentMethod: offer.method,
    deliveryPin: createSixDigitCode(),
    ...getReservedUntilAndPaymentState(offer, now),
  };
}

function toOrderDelivery(
  { quote, destination }: QuoteDetails,
  { delivery, note }: NewOrder['input'],
): OrderDeliveryColumn {
  if (destination === undefined || quote.delivery === null) {
    throw new Error('An order cannot be saved without a destination.');
  }
  const { kind, address, outlet } = destination;
  const { day } = delivery;
  return {
    kind,
    ...(address && { address }),
    ...(outlet && { outlet }),
    ...(day !== undefined && { day }),
    ...(note !== undefined && note !== '' && { note }),
    ...quote.delivery,
  };
}
