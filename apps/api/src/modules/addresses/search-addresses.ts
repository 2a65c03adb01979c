import type { searchAddresses as call } from '@piri/contract/addresses';
import type { ParsedInput, ResponseOf } from '@piri/contract/define-endpoint';
import { sql } from 'kysely';
import { readPage } from '../../db/read-page.ts';
import { buildSearchQueryParts } from '../../db/search-query-parts.ts';
import type { RequestContext } from '../../runtime/context.ts';
import { buildAddressesQuery, toAddress } from './address-queries.ts';

const text = (name: string) => ({ sql: sql.ref(`addresses.${name}`), kind: 'string' }) as const;
const columns = {
  id: text('id'),
  dateCreated: text('dateCreated'),
  fullName: text('fullName'),
  mobile: text('mobile'),
  division: text('division'),
  district: text('district'),
  upazila: text('upazila'),
};

export interface SearchAddressesParams {
  ctx: Pick<RequestContext<typeof call>, 'db' | 'customer'>;
  input: ParsedInput<typeof call>['body'];
}

export async function searchAddresses({
  ctx,
  input,
}: SearchAddressesParams): Promise<ResponseOf<typeof call>> {
  const plan = buildSearchQueryParts({
    input,
    columns,
    defaultOrder: [{ field: 'dateCreated', type: 'ASC' }],
  });
  const { list: rows, ...page } = await readPage(buildAddressesQuery(ctx.db, ctx.customer.id), plan, input);
  return { ...page, list: rows.map(toAddress) };
}
