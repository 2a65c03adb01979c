import { retentionRules } from './retention-rules.ts';
import type { AppContext } from './runtime/context.ts';

/** Deletes all data whose retention period has ended. */
export async function purgeExpiredData(ctx: Pick<AppContext, 'db' | 'now'>): Promise<void> {
  const at = ctx.now().getTime();
  for (const { purge } of retentionRules) await purge(ctx, (ms) => new Date(at - ms));
}
