import { z } from 'zod';
import { AdminCommandError } from '../../core/admin-command-error.ts';
import type { AppContext } from '../../runtime/context.ts';
import { recordEvent } from '../../runtime/record-event.ts';
import { listEvents } from '../audit-log/list-events.ts';
import { endSessionsOf } from '../customers/end-sessions-of.ts';
import { deleteContactOf } from '../orders/anonymise-orders.ts';
import { deleteOldCopies } from '../sales/order-copies.ts';
import { exportOrderFiles } from './export-order-files.ts';
import { formatTransition, orderTransitions, transitionOrder } from './transition-order.ts';

/** The commands of `npm run order`: show what was sent about an order, delete whose it is, or move it along. */
export const adminOrderCommands = ['show', 'delete-contact', ...orderTransitions] as const;

/** The commands of `npm run customer`. */
const adminCustomerCommands = ['end-sessions'] as const;

// Both stand in the audit log: neither can begin a line there.
const operator = z.string().regex(/^[^\p{Cc}\p{Zl}\p{Zp}]{1,100}$/u);
const orderNumber = z.string().regex(/^PR-[0-9A-Z]{4}-[0-9A-Z]{2}$/);

/** A command of somebody who works in the shop, as it is sent over the socket of an open shop. */
export const adminCommand = z.discriminatedUnion('command', [
  z.object({
    command: z.literal('order'),
    operator,
    orderNumber,
    verb: z.enum(adminOrderCommands),
    /** The delivery PIN that the buyer gave. */
    pin: z.string().optional(),
  }),
  z.object({
    command: z.literal('customer'),
    operator,
    /** Id or e-mail address; absent for all customers. */
    customer: z.string().min(1).max(320).optional(),
    verb: z.enum(adminCustomerCommands),
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

type Ctx = Pick<AppContext, 'db' | 'now' | 'siteUrl' | 'supportEmail' | 'fingerprintKey'>;

/**
 * Runs a command, records it in the audit log with the operator's name, and returns text for a terminal. A command that
 * is refused is recorded as well: its own transaction is rolled back by then.
 */
export async function runAdminCommand(ctx: Ctx, command: AdminCommand): Promise<string> {
  await deleteOldCopies();
  try {
    return await runCommand(ctx, command);
  } catch (error) {
    if (error instanceof AdminCommandError) {
      const { operator } = command;
      const event = { operator, subject: subjectOf(command) };
      await recordEvent(ctx.db, ctx.now, { action: 'OPERATOR_REFUSED', ...event });
    }
    throw error;
  }
}

/** What is done to what, as the audit log names it. Without what was typed for a customer, such as an address. */
function subjectOf(command: AdminCommand): string {
  switch (command.command) {
    case 'order':
      return `${command.verb} ${command.orderNumber}`;
    case 'customer':
      return command.verb;
    case 'audit-log':
      return 'read the audit log';
  }
}

async function runCommand(ctx: Ctx, command: AdminCommand): Promise<string> {
  const { operator } = command;
  const recordReading = () =>
    recordEvent(ctx.db, ctx.now, { action: 'OPERATOR_ACTED', operator, subject: subjectOf(command) });
  if (command.command === 'audit-log') {
    await recordReading();
    return listEvents(ctx.db, command);
  }
  if (command.command === 'customer') return endSessionsOf(ctx, command);
  const { verb, orderNumber, pin } = command;
  if (verb === 'show') {
    await recordReading();
    return exportOrderFiles(ctx, orderNumber);
  }
  if (verb === 'delete-contact') return deleteContactOf(ctx, { orderNumber, operator });
  const move = { verb, orderNumber, pin, operator };
  return formatTransition(move, await transitionOrder(ctx, move));
}
