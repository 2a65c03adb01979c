import { z } from 'zod';
import type { Context } from './context.ts';
import { listEvents } from './modules/audit-log/list-events.ts';
import { recordEvent } from './modules/audit-log/record-event.ts';
import { deleteContactOf } from './modules/checkout/forget-person.ts';
import { moveOrder, orderVerbs, saidOf } from './modules/checkout/move-order.ts';
import { showToOperator } from './modules/sales/show-to-operator.ts';

/** The commands of `npm run order`: show what was sent about an order, delete whose it is, or move it along. */
export const adminOrderCommands = ['show', 'delete-contact', ...orderVerbs] as const;

const operator = z.string().min(1).max(100);

/** A command of somebody who works in the shop, as it is sent over the socket of an open shop. */
export const adminCommand = z.discriminatedUnion('command', [
  z.object({
    command: z.literal('order'),
    operator,
    orderNumber: z.string(),
    verb: z.enum(adminOrderCommands),
    /** The delivery PIN that the buyer gave. */
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
export type AdminCommand = z.infer<typeof adminCommand>;

/** Runs a command, records it in the audit log with the operator's name, and returns text for a terminal. */
export async function runAdminCommand(
  ctx: Pick<Context, 'db' | 'now' | 'siteUrl' | 'supportEmail'>,
  command: AdminCommand,
): Promise<string> {
  const { operator } = command;
  const recordReading = (subject: string) =>
    recordEvent(ctx.db, ctx.now, { action: 'OPERATOR_ACTED', operator, subject });
  if (command.command === 'audit-log') {
    await recordReading('read the audit log');
    return listEvents(ctx.db, command);
  }
  const { verb, orderNumber, pin } = command;
  if (verb === 'show') {
    await recordReading(`show ${orderNumber}`);
    return showToOperator(ctx, orderNumber);
  }
  if (verb === 'delete-contact') return deleteContactOf(ctx, { orderNumber, operator });
  const move = { verb, orderNumber, pin, operator };
  return saidOf(move, await moveOrder(ctx, move));
}
