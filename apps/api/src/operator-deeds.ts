import { z } from 'zod';
import type { Context } from './context.ts';
import { listEvents } from './modules/audit-log/list-events.ts';
import { recordEvent } from './modules/audit-log/record-event.ts';
import { forgetOrderNumber } from './modules/checkout/forget-person.ts';
import { moveOrder, orderVerbs, saidOf } from './modules/checkout/move-order.ts';
import { showToOperator } from './modules/sales/show-to-operator.ts';

/** What `npm run order` does: to look at what was sent about an order, to forget whose it is, or to move it along. */
export const operatorVerbs = ['show', 'forget', ...orderVerbs] as const;

const operator = z.string().min(1).max(100);

/** What somebody who works in the shop asks it to do, as it goes over the socket of an open shop. */
export const operatorDeed = z.discriminatedUnion('command', [
  z.object({
    command: z.literal('order'),
    operator,
    orderNumber: z.string(),
    verb: z.enum(operatorVerbs),
    /** What its buyer told whoever handed the goods over. */
    pin: z.string().optional(),
  }),
  z.object({
    command: z.literal('audit-log'),
    operator,
    about: z.string().optional(),
    customer: z.string().optional(),
    action: z.string().optional(),
    last: z.int().min(1).max(10_000),
  }),
]);
export type OperatorDeed = z.infer<typeof operatorDeed>;

/** Answers what has come of it, to be read at a terminal. Each deed stands in the audit log with the one who did it. */
export async function doForOperator(
  ctx: Pick<Context, 'db' | 'now' | 'siteUrl' | 'supportEmail'>,
  deed: OperatorDeed,
): Promise<string> {
  const record = (subject: string) =>
    recordEvent(ctx.db, ctx.now, { action: 'OPERATOR_ACTED', operator: deed.operator, subject });
  if (deed.command === 'audit-log') {
    await record('read the audit log');
    return listEvents(ctx.db, deed);
  }
  const { verb, orderNumber, pin } = deed;
  if (verb === 'show') {
    await record(`show ${orderNumber}`);
    return showToOperator(ctx, orderNumber);
  }
  if (verb === 'forget') {
    await record(`forget ${orderNumber}`);
    return forgetOrderNumber(ctx.db, orderNumber);
  }
  const move = { verb, orderNumber, pin, operator: deed.operator };
  return saidOf(move, await moveOrder(ctx, move));
}
