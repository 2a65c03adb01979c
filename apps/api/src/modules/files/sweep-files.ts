import type { Context } from '../../context.ts';

/** For how long a file may wait for the order it was sent for. */
const waitsMs = 2 * 24 * 60 * 60 * 1000;
/** At once: their contents go with them, up to 50 MiB each. */
const portion = 50;

/** Throws away what was sent for an order and never attached to one. A portrait is known by its address alone and stays. */
export async function sweepFiles({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - waitsMs);
  for (;;) {
    const swept = await db
      .deleteFrom('files')
      .where('name', 'in', (files) =>
        files
          .selectFrom('files')
          .select('name')
          .where('type', '!=', 'PROFILE')
          .where('createdAt', '<=', before)
          .where(({ not, exists, selectFrom }) =>
            not(exists(selectFrom('orderFiles').select('orderId').whereRef('fileName', '=', 'files.name'))),
          )
          .limit(portion),
      )
      .returning('name')
      .execute();
    if (swept.length < portion) return;
  }
}
