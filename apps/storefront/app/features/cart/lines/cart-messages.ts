import type { PricedLine } from '../pricing/price-cart.ts';

/** The results of actions on the cart, shown as toasts. */
export const cartToastMessages = {
  removed: (title: string) => `${title} removed from your cart.`,
  savedForLater: (title: string) => `${title} saved for later.`,
  movedBack: (title: string) => `${title} moved back to your cart.`,
  removedFromSaved: (title: string) => `${title} removed from saved items.`,
  cleared: (count: number) =>
    count === 1 ? 'Your cart is empty.' : `All ${count} items removed from your cart.`,
  sharedCartAdded: 'Added to your cart.',
  replacedBySharedCart: 'Your cart has been replaced.',
} as const;

/** Shown if the current prices could not be loaded. */
export const pricesUnavailableTitle = 'We couldn’t load today’s prices.';

/** Why a line is not in the total. */
export const lineNotices = {
  gone: 'We no longer sell this, so it isn’t in the total.',
  unread: 'We couldn’t load the price of this item, so there’s no total yet.',
  soldOut: 'Sold out, so it isn’t in the total.',
  displayOnly: 'On display only, so it isn’t in the total.',
} as const;

/** Returns the notice that a quantity was reduced to the stock. */
export function formatReducedQuantity(from: number, maxQuantity: number): string {
  return `Only ${maxQuantity} left, so we’ve changed the quantity from ${from} to ${maxQuantity}.`;
}

/** Returns why the cart can't be checked out, and what to do with these lines. */
export function formatCheckoutBlocker(lines: readonly PricedLine[]): string {
  const [first] = lines;
  if (first && lines.length === 1) return formatBlockingLine(first);
  return lines.some(({ state }) => state === 'soldOut')
    ? `${lines.length} items can’t be ordered. Save them for later or remove them to continue.`
    : `${lines.length} items can’t be ordered. Remove them to continue.`;
}

function formatBlockingLine({ state, offer, title }: PricedLine): string {
  if (state === 'gone') return `${title} is no longer sold. Remove it to continue.`;
  return offer?.state === 'DISPLAY_ONLY'
    ? `${title} is on display only. Save it for later or remove it to continue.`
    : `${title} is sold out. Save it for later or remove it to continue.`;
}
