import type { StockState } from '@piri/contract/stock';
import type { StockStatus } from '@piri/ui/stock-badge';

interface Stock {
  state: StockState;
  available: number;
}

const levels: Record<StockState, StockStatus> = {
  IN_STOCK: 'in-stock',
  FEW: 'few-left',
  DISPLAY_ONLY: 'display-only',
  MADE_TO_ORDER: 'made-to-order',
  SOLD_OUT: 'sold-out',
};

/** Returns the level and the text of a stock badge. */
export function getStockBadgeContent({ state, available }: Stock): { level: StockStatus; text: string } {
  return { level: levels[state], text: formatStockLevel(state, available) };
}

/** Returns whether the item is in stock or made to order. */
export function isPurchasable({ state, available }: Stock): boolean {
  return available > 0 || state === 'MADE_TO_ORDER';
}

/** Returns whether the item is in a showroom. Made-to-order items are not. */
export function isInShowroom({ state }: Pick<Stock, 'state'>): boolean {
  return state !== 'SOLD_OUT' && state !== 'MADE_TO_ORDER';
}

function formatStockLevel(state: StockState, available: number): string {
  switch (state) {
    case 'IN_STOCK':
      return `${available} in stock`;
    case 'FEW':
      return available === 1 ? 'Last one' : `Only ${available} left`;
    case 'DISPLAY_ONLY':
      return 'On display only';
    case 'MADE_TO_ORDER':
      return 'Made to order';
    case 'SOLD_OUT':
      return 'Sold out';
  }
}
