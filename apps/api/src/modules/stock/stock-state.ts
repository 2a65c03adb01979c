import type { StockState } from '@piri/contract/stock';

export interface StockLevel {
  available: number;
  display: boolean;
  madeToOrder: boolean;
}

const few = 3;

/** What to tell a shopper. Who can have it built need not be content with looking at it. */
export function getStockState({ available, display, madeToOrder }: StockLevel): StockState {
  if (available > few) return 'IN_STOCK';
  if (available > 0) return 'FEW';
  if (madeToOrder) return 'MADE_TO_ORDER';
  return display ? 'DISPLAY_ONLY' : 'SOLD_OUT';
}

const bestFirst = ['IN_STOCK', 'FEW', 'MADE_TO_ORDER', 'DISPLAY_ONLY', 'SOLD_OUT'] as const;

/** Of a piece in several colours: the best that can be had. */
export function pickBestState(states: readonly StockState[]): StockState {
  return bestFirst.find((state) => states.includes(state)) ?? 'SOLD_OUT';
}

/** Of a set, which is there when all of its pieces are. */
export function pickWorstState(states: readonly StockState[]): StockState {
  return bestFirst.findLast((state) => states.includes(state)) ?? 'SOLD_OUT';
}
