import type { Context } from './context.ts';
import {
  type MoveOrder,
  moveOrder,
  type OrderVerb,
  orderVerbs,
  saidOf,
} from './modules/checkout/move-order.ts';
import { showToOperator } from './modules/sales/show-to-operator.ts';

/** What `npm run order` does: to look at what was sent about an order, or to move it along. */
export const operatorVerbs = ['show', ...orderVerbs] as const;
export type OperatorVerb = (typeof operatorVerbs)[number];

export interface OperatorDeed extends Omit<MoveOrder, 'verb'> {
  verb: OperatorVerb;
}

/** Answers what has come of it, to be read at a terminal. */
export async function doForOperator(
  ctx: Pick<Context, 'db' | 'now' | 'siteUrl' | 'supportEmail'>,
  { verb, ...order }: OperatorDeed,
): Promise<string> {
  if (verb === 'show') return showToOperator(ctx, order.orderNumber);
  const move: MoveOrder = { ...order, verb: verb satisfies OrderVerb };
  return saidOf(move, await moveOrder(ctx, move));
}
