import { createId } from '../../../core/ids-and-tokens.ts';
import type { AppContext } from '../../../runtime/context.ts';
import { addMilliseconds } from '../../orders/reservation-period.ts';
import { handleGatewayCallback } from '../../payments/handle-callback.ts';

export const sandboxPaymentOutcomes = ['PAID', 'FAILED', 'CANCELLED', 'LATER'] as const;
export const sandboxFaultNames = ['lose', 'twice', 'wrong', 'delay'] as const;

export interface SandboxOutcomeChoice {
  paymentId: string;
  outcome: (typeof sandboxPaymentOutcomes)[number];
  mischief: ReadonlySet<string>;
}

/** The delay until the outcome of a delayed payment is reported. */
const delayMs = 20_000;

/**
 * Stores the outcome that the shopper chose; only the first choice counts. The shop learns of it by webhooks, as from
 * any gateway.
 */
export async function recordSandboxOutcome(
  ctx: AppContext,
  { paymentId, outcome, mischief }: SandboxOutcomeChoice,
): Promise<boolean> {
  const now = ctx.now();
  const knownAt = mischief.has('delay') ? addMilliseconds(now, delayMs) : now;
  const chosen = await ctx.db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable('sandboxPayments')
      .set(({ eb }) => ({
        ...{ outcome, knownAt },
        ...(mischief.has('wrong') && { reportedAmount: eb('amount', '-', 1) }),
      }))
      .where('id', '=', paymentId)
      .where('outcome', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (row === undefined) return false;
    const notices = mischief.has('twice') ? 2 : 1;
    await tx
      .insertInto('sandboxWebhooks')
      .values(Array.from({ length: notices }, () => ({ id: createId(), paymentId, dueAt: knownAt })))
      .execute();
    return true;
  });
  if (chosen) await deliverSandboxWebhooks(ctx);
  return chosen;
}

/** Delivers the webhooks that are due, each once. */
export async function deliverSandboxWebhooks(ctx: AppContext): Promise<void> {
  const due = await ctx.db
    .deleteFrom('sandboxWebhooks')
    .where('dueAt', '<=', ctx.now())
    .returning('paymentId')
    .execute();
  for (const { paymentId } of due)
    await handleGatewayCallback(ctx, new URLSearchParams({ payment: paymentId }));
}
