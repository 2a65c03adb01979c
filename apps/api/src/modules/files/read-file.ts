import type { Context } from '../../context.ts';

export interface ReadFile {
  ctx: Pick<Context, 'db'>;
  customerId: string | undefined;
  name: string;
}

/**
 * A portrait is shown by its address wherever the account is, without a session. Everything else of a customer is for
 * him alone; what a guest sent is found by whoever holds its name, since a guest is nobody else.
 */
export async function readFile({ ctx, customerId, name }: ReadFile) {
  return ctx.db
    .selectFrom('files')
    .select(['name', 'type', 'mimeType', 'size'])
    .where('name', '=', name)
    .where((where) =>
      where.or([
        where('type', '=', 'PROFILE'),
        where('customerId', 'is', null),
        ...(customerId === undefined ? [] : [where('customerId', '=', customerId)]),
      ]),
    )
    .executeTakeFirst();
}

/** What a file holds, part by part: whoever reads slowly holds one of them at a time. */
export function readContents({ db }: Pick<Context, 'db'>, name: string): ReadableStream<Uint8Array> {
  let nth = 0;
  return new ReadableStream({
    async pull(controller) {
      nth += 1;
      const part = await db
        .selectFrom('fileContents')
        .select('bytes')
        .where('name', '=', name)
        .where('nth', '=', nth)
        .executeTakeFirst();
      if (part === undefined) controller.close();
      else controller.enqueue(new Uint8Array(part.bytes));
    },
  });
}
