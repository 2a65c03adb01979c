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
    shortTitle: 'A few details, and it’s yours.',
    summary: 'Your order',
    folded: 'Your order:',
    waiting: 'Loading your order…',
    leaving: 'Your order is placed. One moment…',
    beforeIt: 'Before we can take your order',
    nothing: 'Nothing has been ordered or charged.',
    stands: 'Your order is placed, but the bank isn’t responding.',
    unheard: 'We couldn’t confirm that your order went through.',
    another: 'Start a new order',
    agree: 'By ordering,',
  },
  BOOKING: {
    title: 'Book it, and we’ll build it',
    shortTitle: 'A few details, and we’ll build it.',
    summary: 'Your booking',
    folded: 'Your booking:',
    waiting: 'Loading the piece…',
    leaving: 'Your booking is placed. One moment…',
    beforeIt: 'Before we can take your booking',
    nothing: 'Nothing has been booked or charged.',
    stands: 'Your booking is placed, but the bank isn’t responding.',
    unheard: 'We couldn’t confirm that your booking went through.',
    another: 'Start a new booking',
    agree: 'By booking,',
  },
};
