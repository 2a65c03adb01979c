import { type addAddress as call, maxAddresses, type SavedAddress } from '@piri/contract/addresses';
import type { ParsedInput } from '@piri/contract/define-endpoint';
import { sql, type Transaction } from 'kysely';
import { ApiError } from '../../core/api-error.ts';
import { createId } from '../../core/ids-and-tokens.ts';
import type { Database } from '../../db/schema.ts';
import type { RequestContext } from '../../runtime/context.ts';
import type { StoredResult } from '../../runtime/handler-result.ts';
import { type OwnedAddressId, requireOwnAddress, setDefaultAddress } from './address-queries.ts';
import { assertKnownLocality } from './delivery-zones.ts';

type Input = ParsedInput<typeof call>['body'];

export interface AddAddressParams {
  ctx: Pick<RequestContext<typeof call>, 'customer' | 'now' | 'once'>;
  input: Input;
}

export async function addAddress({ ctx, input }: AddAddressParams): Promise<StoredResult<SavedAddress>> {
  const { customer, now, once } = ctx;
  return once(async (tx) => {
    await assertKnownLocality(tx, input);
    const owned = { id: createId(), customerId: customer.id };
    const isAdded = await intoFreeSlot(tx, { ...input, ...owned, dateCreated: now().toISOString() });
    if (!isAdded) throw new ApiError('TOO_MANY', `A customer can save up to ${maxAddresses} addresses.`);
    if (input.isDefault) await setDefaultAddress(tx, owned);
    return requireOwnAddress(tx, owned);
  });
}

/**
 * Inserts an address into a free slot and returns whether there was one. The slots limit a customer to twenty addresses
 * without counting, and two requests cannot take the same slot.
 */
async function intoFreeSlot(
  tx: Transaction<Database>,
  { id, customerId, dateCreated, ...input }: Input & OwnedAddressId & { dateCreated: string },
): Promise<boolean> {
  const { fullName, mobile, division, district, upazila, area, line } = input;
  const { floor = null, lift = null, landmark = null } = input;
  const { rows } = await sql`
    insert into addresses (
      id, customer_id, slot, date_created,
      full_name, mobile, division, district, upazila, area, line, floor, lift, landmark
    )
    select
      ${id}, ${customerId}, free.slot, ${dateCreated},
      ${fullName}, ${mobile}, ${division}, ${district}, ${upazila}, ${area}, ${line},
      ${floor}::integer, ${lift}::boolean, ${landmark}
    from generate_series(1, ${maxAddresses}::integer) as free(slot)
    where free.slot not in (select slot from addresses where customer_id = ${customerId})
    order by free.slot
    limit 1
    on conflict (customer_id, slot) do nothing
    returning id`.execute(tx);
  return rows.length > 0;
}
