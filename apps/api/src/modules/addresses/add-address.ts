import { type Address, type addAddress as call, mostAddresses } from '@piri/contract/addresses';
import type { ParsedInput } from '@piri/contract/endpoint';
import { sql, type Transaction } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import { newId } from '../../core/secrets.ts';
import type { Database } from '../../db/schema.ts';
import type { KeptAnswer } from '../../runtime/answer.ts';
import type { CallContext } from '../../runtime/context.ts';
import { chooseDefault, type OwnedAddress, readAddress } from './address-rows.ts';
import { refuseUnknownPlace } from './refuse-unknown-place.ts';

type Input = ParsedInput<typeof call>['body'];

export interface AddAddress {
  ctx: Pick<CallContext<typeof call>, 'customer' | 'now' | 'once'>;
  input: Input;
}

export async function addAddress({ ctx, input }: AddAddress): Promise<KeptAnswer<Address>> {
  const { customer, now, once } = ctx;
  return once(async (tx) => {
    await refuseUnknownPlace(tx, input);
    const owned = { id: newId(), customerId: customer.id };
    const isAdded = await intoFreeSlot(tx, { ...input, ...owned, dateCreated: now().toISOString() });
    if (!isAdded) throw new Refusal('TOO_MANY', `A customer can keep ${mostAddresses} addresses.`);
    if (input.isDefault) await chooseDefault(tx, owned);
    return readAddress(tx, owned);
  });
}

/** The slots are what keeps them to twenty: none is counted, and two requests cannot take the same one. */
async function intoFreeSlot(
  tx: Transaction<Database>,
  { id, customerId, dateCreated, ...input }: Input & OwnedAddress & { dateCreated: string },
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
    from generate_series(1, ${mostAddresses}::integer) as free(slot)
    where free.slot not in (select slot from addresses where customer_id = ${customerId})
    order by free.slot
    limit 1
    on conflict (customer_id, slot) do nothing
    returning id`.execute(tx);
  return rows.length > 0;
}
