import { maxLineQuantity } from '@piri/contract/line-item';

/** Returns the message why no more than `most` can be ordered: the stock, or the limit of a line. */
export function maxQuantityMessage(most: number): string {
  return most < maxLineQuantity ? `Only ${most} in stock.` : `You can order up to ${most}.`;
}
