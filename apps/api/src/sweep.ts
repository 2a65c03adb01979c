import type { Context } from './context.ts';
import { retention } from './retention.ts';

/** Throws away what has served its time. */
export async function sweep(ctx: Pick<Context, 'db' | 'now'>): Promise<void> {
  const at = ctx.now().getTime();
  for (const { sweep: sweepOne } of retention) await sweepOne(ctx, (ms) => new Date(at - ms));
}
