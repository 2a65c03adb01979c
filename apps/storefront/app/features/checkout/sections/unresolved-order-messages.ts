import { formatTaka } from '../../catalogue/prices/use-selected-currency-format.ts';
import type { CheckoutAttempt } from '../form/checkout-attempt.ts';
import { checkoutMessages } from '../form/checkout-messages.ts';
import type { AlertMessage } from './order-rejection-messages.ts';

/** Returns the state of an order whose payment could not start, or whose outcome is unknown. */
export function getUnresolvedOrderMessage(attempt: CheckoutAttempt): AlertMessage {
  const { gatewayDownTitle, outcomeUnknownTitle } = checkoutMessages[attempt.kind];
  return attempt.status === 'gatewayDown'
    ? { title: gatewayDownTitle, text: formatGatewayDown(attempt) }
    : { title: outcomeUnknownTitle, text: formatOutcomeUnknown(attempt) };
}

function formatGatewayDown({ kind, order }: CheckoutAttempt): string {
  const amount = formatTaka(order.expectedTotal);
  return kind === 'ORDER'
    ? `We’re holding your items for half an hour, and nothing has been paid yet (${amount} to pay). If you’d rather start a new order, leave this one unpaid: it’ll be cancelled automatically.`
    : 'Nothing has been paid yet. If you’d rather start a new booking, leave this one unpaid: it’ll be cancelled automatically.';
}

function formatOutcomeUnknown({ kind, order }: CheckoutAttempt): string {
  const amount = formatTaka(order.expectedTotal);
  return kind === 'ORDER'
    ? `The total was ${amount}. It’s safe to send the order again: it can only be placed once. Start a new order only if you want a second one.`
    : `The price was ${amount}. It’s safe to send the booking again: it can only be made once. Start a new booking only if you want a second one.`;
}
