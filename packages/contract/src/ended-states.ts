import type { OrderState } from './order.ts';

/** Nothing more is delivered of an order in one of these. Apart from the schemas, which a page need not download for it. */
export const endedStates: readonly OrderState[] = ['DELIVERED', 'CANCELLED', 'EXPIRED', 'REFUNDED'];
