import { z } from 'zod';
import { AdminCommandError } from '../../core/admin-command-error.ts';
import type { AppContext } from '../../runtime/context.ts';
import { recordAuditEvent } from '../../runtime/record-audit-event.ts';
import { readAuditLogText } from '../audit-log/read-audit-log-text.ts';
import { endSessionsAsAdmin } from '../customers/end-sessions-as-admin.ts';
import { deleteOrderContactAsAdmin } from '../orders/anonymise-orders.ts';
import { deleteOldOrderFileCopies } from '../sales/order-copies.ts';
import { exportOrderFiles } from './export-order-files.ts';
import { formatTransitionOrderResult, orderTransitionNames, transitionOrder } from './transition-order.ts';

/**
 * The commands of `npm run order-admin`: show the files of an order, delete its buyer's contact data, or change its status.
 */
export const adminOrderCommandNames = ['show', 'delete-contact', ...orderTransitionNames] as const;

/** The commands of `npm run customer`. */
const adminCustomerCommands = ['end-sessions'] as const;

// Both are written to the audit log, so neither may contain a line break.
const operator = z.string().regex(/^[^\p{Cc}\p{Zl}\p{Zp}]{1,100}$/u);
const orderNumber = z.string().regex(/^PR-[0-9A-Z]{4}-[0-9A-Z]{2}$/);

/** The schema of an admin command, as it is sent over the socket of the running shop. */
export const adminCommandSchema = z.discriminatedUnion('command', [
  z.object({
    command: z.literal('order'),
    operator,
    orderNumber,
    verb: z.enum(adminOrderCommandNames),
    /** The delivery PIN that the buyer gave. */
    pin: z.string().optional(),
  }),
  z.object({
    command: z.literal('customer'),
    operator,
    /** The id or email address; absent for all customers. */
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
export type AdminCommand = z.infer<typeof adminCommandSchema>;

type Ctx = Pick<AppContext, 'db' | 'now' | 'siteUrl' | 'supportEmail' | 'fingerprintKey'>;

/**
 * Runs a command, records it in the audit log with the operator's name, and returns text for a terminal. A refused
 * command is recorded too, after its own transaction has been rolled back.
 */
export async function runAdminCommand(ctx: Ctx, command: AdminCommand): Promise<string> {
  await deleteOldOrderFileCopies();
  try {
    return await runCommand(ctx, command);
  } catch (error) {
    if (error instanceof AdminCommandError) {
      const { operator } = command;
      const event = { operator, subject: getSubject(command) };
      await recordAuditEvent(ctx.db, ctx.now, { action: 'OPERATOR_REFUSED', ...event });
    }
    throw error;
  }
}

/** Returns the action and its object for the audit log, without personal data such as a customer's address. */
function getSubject(command: AdminCommand): string {
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
    recordAuditEvent(ctx.db, ctx.now, { action: 'OPERATOR_ACTED', operator, subject: getSubject(command) });
  if (command.command === 'audit-log') {
    await recordReading();
    return readAuditLogText(ctx.db, command);
  }
  if (command.command === 'customer') return endSessionsAsAdmin(ctx, command);
  const { verb, orderNumber, pin } = command;
  if (verb === 'show') {
    await recordReading();
    return exportOrderFiles(ctx, orderNumber);
  }
  if (verb === 'delete-contact') return deleteOrderContactAsAdmin(ctx, { orderNumber, operator });
  const move = { transition: verb, orderNumber, pin, operator };
  return formatTransitionOrderResult(move, await transitionOrder(ctx, move));
}
