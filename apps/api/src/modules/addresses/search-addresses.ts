import type { searchAddresses as call } from '@piri/contract/addresses';
import type { ParsedInput, ResponseOf } from '@piri/contract/endpoint';
import { sql } from 'kysely';
import { readPage } from '../../db/read-page.ts';
import { planSearch } from '../../db/search-plan.ts';
import type { CallContext } from '../../runtime/context.ts';
import { addressesOf, shownAddress } from './address-rows.ts';

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

export interface SearchAddresses {
  ctx: Pick<CallContext<typeof call>, 'db' | 'customer'>;
  input: ParsedInput<typeof call>['body'];
}

export async function searchAddresses({ ctx, input }: SearchAddresses): Promise<ResponseOf<typeof call>> {
  const plan = planSearch({ input, columns, defaultOrder: [{ field: 'dateCreated', type: 'ASC' }] });
  const { list: rows, ...page } = await readPage(addressesOf(ctx.db, ctx.customer.id), plan, input);
  return { ...page, list: rows.map(shownAddress) };
}
