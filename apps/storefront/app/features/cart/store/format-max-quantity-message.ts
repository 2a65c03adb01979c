import { maxLineQuantity } from '@piri/contract/line-item';

/** Returns the message why no more than `maxQuantity` can be ordered: the stock, or the limit of a line. */
export function formatMaxQuantityMessage(maxQuantity: number): string {
  return maxQuantity < maxLineQuantity
    ? `Only ${maxQuantity} in stock.`
    : `You can order up to ${maxQuantity}.`;
}
