import type { StockState } from '@piri/contract/stock';

export interface StockAvailability {
  available: number;
  display: boolean;
  madeToOrder: boolean;
}

const few = 3;

/** Returns the state that a shopper sees. Made to order ranks above display only. */
export function getStockState({ available, display, madeToOrder }: StockAvailability): StockState {
  if (available > few) return 'IN_STOCK';
  if (available > 0) return 'FEW';
  if (madeToOrder) return 'MADE_TO_ORDER';
  return display ? 'DISPLAY_ONLY' : 'SOLD_OUT';
}

const bestFirst = ['IN_STOCK', 'FEW', 'MADE_TO_ORDER', 'DISPLAY_ONLY', 'SOLD_OUT'] as const;

/** Returns the best state of an item's variants. */
export function pickBestStockState(states: readonly StockState[]): StockState {
  return bestFirst.find((state) => states.includes(state)) ?? 'SOLD_OUT';
}

/** Returns the worst state of the items in a bundle, which needs all of them. */
export function pickWorstStockState(states: readonly StockState[]): StockState {
  return bestFirst.findLast((state) => states.includes(state)) ?? 'SOLD_OUT';
}
