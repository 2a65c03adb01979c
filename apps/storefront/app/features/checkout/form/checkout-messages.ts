import type { Order } from '@piri/contract/order';

interface CheckoutMessages {
  title: string;
  /** The title for the layout with the fewest questions. */
  shortTitle: string;
  summary: string;
  /** The accessible label of a collapsed summary. */
  collapsedLabel: string;
  waiting: string;
  leaving: string;
  errorSummaryTitle: string;
  nothingPlaced: string;
  gatewayDownTitle: string;
  outcomeUnknownTitle: string;
  sendAgainLabel: string;
  startAnotherLabel: string;
  agree: string;
}

/** The messages of a checkout, by what it creates: an order or a booking. */
export const checkoutMessages: Record<Order['kind'], CheckoutMessages> = {
  ORDER: {
    title: 'Checkout',
    shortTitle: 'A few details, and it’s yours.',
    summary: 'Your order',
    collapsedLabel: 'Your order:',
    waiting: 'Loading your order…',
    leaving: 'Your order has been placed. One moment…',
    errorSummaryTitle: 'Before we can take your order',
    nothingPlaced: 'Nothing has been ordered or charged.',
    gatewayDownTitle: 'Your order has been placed, but the bank isn’t responding.',
    outcomeUnknownTitle: 'We couldn’t confirm that your order went through.',
    sendAgainLabel: 'Send the order again',
    startAnotherLabel: 'Start a new order',
    agree: 'By ordering,',
  },
  BOOKING: {
    title: 'Book it, and we’ll build it',
    shortTitle: 'A few details, and we’ll build it.',
    summary: 'Your booking',
    collapsedLabel: 'Your booking:',
    waiting: 'Loading the piece…',
    leaving: 'Your booking has been made. One moment…',
    errorSummaryTitle: 'Before we can take your booking',
    nothingPlaced: 'Nothing has been booked or charged.',
    gatewayDownTitle: 'Your booking has been made, but the bank isn’t responding.',
    outcomeUnknownTitle: 'We couldn’t confirm that your booking went through.',
    sendAgainLabel: 'Send the booking again',
    startAnotherLabel: 'Start a new booking',
    agree: 'By booking,',
  },
};

/** Shown when something fails that does not lose the values of the form. */
export const draftSavedMessage = 'Everything you’ve typed is saved.';
