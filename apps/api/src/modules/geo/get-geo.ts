import type { ParsedInput, ResponseOf } from '@piri/contract/define-endpoint';
import type { getGeo as call } from '@piri/contract/geo';
import { shopSettings } from '@piri/contract/settings';
import type { AppContext } from '../../runtime/context.ts';

export interface GetGeoParams {
  ctx: Pick<AppContext, 'db'>;
  input: ParsedInput<typeof call>['query'];
}

export async function getGeo({ ctx, input }: GetGeoParams): Promise<ResponseOf<typeof call>> {
  const divisionId = input.divisionId;
  const divisions = await ctx.db
    .selectFrom('divisions')
    .select(['id', 'name', 'districts'])
    .$if(divisionId !== undefined, (query) => query.where('id', '=', divisionId ?? ''))
    .orderBy('name')
    .execute();
  const { value } = await ctx.db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'delivery')
    .executeTakeFirstOrThrow();
  return { divisions, zones: shopSettings.shape.delivery.parse(value).zones };
}
