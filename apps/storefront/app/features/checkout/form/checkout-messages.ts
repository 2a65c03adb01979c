import type { Order } from '@piri/contract/order';

interface CheckoutMessages {
  title: string;
  /** The title for the layout with the fewest questions. */
  shortTitle: string;
  summary: string;
  /** The accessible label of a collapsed summary. */
  folded: string;
  waiting: string;
  leaving: string;
  beforeIt: string;
  nothing: string;
  stands: string;
  unheard: string;
  another: string;
  agree: string;
}

/** The messages of a checkout, by what it creates: an order or a booking. */
export const checkoutMessages: Record<Order['kind'], CheckoutMessages> = {
  ORDER: {
    title: 'Checkout',
    shortTitle: 'A few answers, then it is yours.',
    summary: 'Your order',
    folded: 'Your order:',
    waiting: 'Your order is on its way',
    leaving: 'Your order is placed. One moment: the next page is on its way.',
    beforeIt: 'Before we can take your order',
    nothing: 'Nothing was ordered, and nothing is charged.',
    stands: 'Your order stands, but the bank does not answer.',
    unheard: 'We did not hear whether your order arrived.',
    another: 'Make it another order',
    agree: 'By ordering',
  },
  BOOKING: {
    title: 'Reserve it, and we build it',
    shortTitle: 'A few answers, then we build it.',
    summary: 'Your booking',
    folded: 'Your booking:',
    waiting: 'The piece is on its way',
    leaving: 'Your booking is placed. One moment: the next page is on its way.',
    beforeIt: 'Before we can take your booking',
    nothing: 'Nothing was booked, and nothing is charged.',
    stands: 'Your booking stands, but the bank does not answer.',
    unheard: 'We did not hear whether your booking arrived.',
    another: 'Make it another booking',
    agree: 'By booking',
  },
};
