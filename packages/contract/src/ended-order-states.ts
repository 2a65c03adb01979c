import type { OrderState } from './order.ts';

/**
 * The states in which nothing more of an order is delivered. They are separate from the schemas, which pages then need
 * not download.
 */
export const endedOrderStates: readonly OrderState[] = ['DELIVERED', 'CANCELLED', 'EXPIRED', 'REFUNDED'];
