import type { listCurrencyConversions as call } from '@piri/contract/currencies';
import type { ParsedInput, ResponseOf } from '@piri/contract/define-endpoint';
import type { AppContext } from '../../runtime/context.ts';

export interface ListCurrencyConversionsParams {
  ctx: Pick<AppContext, 'db'>;
  input: ParsedInput<typeof call>['query'];
}

export async function listCurrencyConversions({
  ctx,
  input,
}: ListCurrencyConversionsParams): Promise<ResponseOf<typeof call>> {
  const rows = await ctx.db
    .selectFrom('currencies')
    .select(['sourceId', 'sourceCountry', 'rate', 'imageUrl', 'numCode'])
    .orderBy('sortOrder')
    .orderBy('sourceId')
    .limit(input.size)
    .execute();
  return { list: rows.map((row) => ({ ...row, rate: Number(row.rate) })) };
}
