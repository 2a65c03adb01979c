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
    .innerJoin('fileContents', 'fileContents.name', 'files.name')
    .select(['files.name', 'files.type', 'files.mimeType', 'fileContents.bytes'])
    .where('files.name', '=', name)
    .where((where) =>
      where.or([
        where('files.type', '=', 'PROFILE'),
        where('files.customerId', 'is', null),
        ...(customerId === undefined ? [] : [where('files.customerId', '=', customerId)]),
      ]),
    )
    .executeTakeFirst();
}
