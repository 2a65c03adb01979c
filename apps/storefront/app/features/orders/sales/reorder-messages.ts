import { formatTaka } from '../../catalogue/prices/use-selected-currency-format.ts';
import { appendWait } from '../../platform/errors/api-error-messages.ts';

/** Formats how many items of the order are in the cart now. */
export function formatReorderedItems(count: number): string {
  if (count === 0) return 'None of these items are available at the moment.';
  return count === 1
    ? '1 item is in your cart, at today’s prices.'
    : `${count} items are in your cart, at today’s prices.`;
}

/** Formats why nothing was ordered again, and how long to wait. */
export function formatReorderFailure(waitMs: number | undefined): string {
  return appendWait('We couldn’t check today’s prices, so your cart hasn’t changed.', waitMs);
}

/** The messages about a line of the order that is not in the cart now. */
export const missingLineMessages = {
  cartFull: (title: string) => `Your cart is full, so ${title} wasn’t added.`,
  priceUnknown: (title: string) => `We couldn’t load the price of ${title}.`,
  noLongerSold: (title: string) => `${title} is no longer sold.`,
  displayOnly: (title: string) => `${title} is on display only.`,
  soldOut: (title: string) => `${title} is sold out.`,
};

interface LineChanges {
  /** Fewer are left than were ordered. */
  quantity?: { left: number; ordered: number };
  /** The price of one differs. */
  price?: { now: number; before: number; perItem: boolean };
}

/** Formats what has changed about a line: "Oval mirror: only 2 left, you ordered 4; now ৳9,200 each, was ৳8,900." */
export function formatLineChanges(title: string, { quantity, price }: LineChanges): string | undefined {
  const changes = [
    quantity && `only ${quantity.left} left, you ordered ${quantity.ordered}`,
    price && `now ${formatTaka(price.now)}${price.perItem ? ' each' : ''}, was ${formatTaka(price.before)}`,
  ].filter((change) => change !== undefined);
  return changes.length > 0 ? `${title}: ${changes.join('; ')}.` : undefined;
}
