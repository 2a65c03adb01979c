import type { ResponseOf } from '@piri/contract/define-endpoint';
import { type listOutlets as call, outlet } from '@piri/contract/outlets';
import type { AppContext } from '../../runtime/context.ts';

const { closedOn } = outlet.shape;

export async function listOutlets({
  ctx,
}: {
  ctx: Pick<AppContext, 'db'>;
}): Promise<ResponseOf<typeof call>> {
  const rows = await ctx.db.selectFrom('outlets').selectAll().orderBy('name').orderBy('id').execute();
  return {
    list: rows.map(({ landmark, ...row }) => ({
      ...row,
      closedOn: closedOn.parse(row.closedOn),
      ...(landmark !== null && { landmark }),
    })),
  };
}
