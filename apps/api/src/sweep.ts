import { retention } from './retention.ts';
import type { Context } from './runtime/context.ts';

/** Deletes what is kept no longer. */
export async function sweep(ctx: Pick<Context, 'db' | 'now'>): Promise<void> {
  const at = ctx.now().getTime();
  for (const { sweep: sweepOne } of retention) await sweepOne(ctx, (ms) => new Date(at - ms));
}
