import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getLineTitle } from '@piri/contract/line-item';
import type { ReturnReason } from '@piri/contract/sales';
import { AdminCommandError } from '../../core/admin-command-error.ts';
import { escapeControlCharacters } from '../../core/escape-control-characters.ts';
import type { AppContext } from '../../runtime/context.ts';
import { readFileChunks } from '../files/find-accessible-file.ts';
import { createOrderFileCopiesFolder } from '../sales/order-copies.ts';
import { readOrderFiles } from '../sales/read-sale.ts';

const reasons: Readonly<Record<ReturnReason, string>> = {
  CHANGED_MIND: 'changed mind',
  BROKEN: 'broken',
  WRONG: 'wrong item',
  LATE: 'too late',
};

/**
 * Exports the files of an order for staff. Files can be read only by their sender, so copies are written to a folder
 * that only the current user can read. Returns text for a terminal.
 */
export async function exportOrderFiles(ctx: Pick<AppContext, 'db'>, orderNumber: string): Promise<string> {
  const { db } = ctx;
  const order = await db
    .selectFrom('orders')
    .select(['id', 'state', 'paymentMethod', 'paymentState', 'paid', 'toPay'])
    .where('orderNumber', '=', orderNumber)
    .executeTakeFirst();
  if (order === undefined) throw new AdminCommandError(`There is no order ${orderNumber}.`);
  const files = await readOrderFiles(db, order.id);
  const returns = await db
    .selectFrom('orderReturns')
    .selectAll()
    .where('orderId', '=', order.id)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const paths = await layOut(ctx, orderNumber, files);
  const pathsOf = (returnId: string | null) =>
    files.flatMap((file, nth) => (file.returnId === returnId ? [`  ${paths[nth]}`] : []));
  const slips = pathsOf(null);
  return [
    `${orderNumber} is ${order.state.toLowerCase()}, ${order.paid} of ${order.toPay} taka paid.`,
    slips.length === 0 ? 'No transfer slips.' : 'Transfer slips:',
    ...slips,
    ...(returns.length === 0 ? ['No returns.'] : []),
    // Operators identify items by their codes.
    ...returns.flatMap(({ id, quantity, reason, amount, state, note, ...line }) => [
      `Return, ${state.toLowerCase()}: ${quantity} × ${getLineTitle({ ...line, title: line.code })}, ${reasons[reason]}, ${amount} taka to refund.`,
      ...(note === null ? [] : [`  “${note}”`]),
      ...pathsOf(id),
    ]),
    ...(files.length === 0
      ? []
      : [
          'These are copies. Delete them after use; the next admin command deletes those that are older than a day.',
        ]),
  ]
    .map(escapeControlCharacters)
    .join('\n');
}

type Files = Awaited<ReturnType<typeof readOrderFiles>>;

/** Writes the copies and returns their paths, in the order of the files. */
async function layOut(ctx: Pick<AppContext, 'db'>, orderNumber: string, files: Files): Promise<string[]> {
  if (files.length === 0) return [];
  const folder = await createOrderFileCopiesFolder(orderNumber);
  const paths: string[] = [];
  for (const [nth, { name, mimeType, returnId }] of files.entries()) {
    const what = returnId === null ? 'slip' : 'return';
    const path = join(folder, `${nth + 1}-${what}.${mimeType.split('/')[1]}`);
    await writeFile(path, readFileChunks(ctx, name), { mode: 0o600 });
    paths.push(path);
  }
  return paths;
}
