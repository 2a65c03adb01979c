import type { updateAddress as call } from '@piri/contract/addresses';
import type { ParsedInput, ResponseOf } from '@piri/contract/define-endpoint';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { runTransactionWithRetry } from '../../db/transaction.ts';
import type { RequestContext } from '../../runtime/context.ts';
import { type OwnedAddressId, requireOwnAddress, setDefaultAddress } from './address-queries.ts';
import { assertKnownLocality } from './delivery-zones.ts';

type Changes = ParsedInput<typeof call>['body'];

export interface UpdateAddressParams {
  ctx: Pick<RequestContext<typeof call>, 'db' | 'customer'>;
  input: ParsedInput<typeof call>;
}

export async function updateAddress({ ctx, input }: UpdateAddressParams): Promise<ResponseOf<typeof call>> {
  const owned = { id: input.query.id, customerId: ctx.customer.id };
  return runTransactionWithRetry(ctx.db, async (tx) => {
    await assertKnownLocalityChange(tx, owned, input.body);
    const { isDefault, ...changes } = input.body;
    if (Object.keys(changes).length > 0) {
      await tx
        .updateTable('addresses')
        .set(changes)
        .where('id', '=', owned.id)
        .where('customerId', '=', owned.customerId)
        .execute();
    }
    if (isDefault === true) await setDefaultAddress(tx, owned);
    if (isDefault === false) await giveUpDefault(tx, owned);
    return requireOwnAddress(tx, owned);
  });
}

/**
 * Throws if the changes lead to an unknown locality. They may name only a part of it, so the merged result is checked.
 * If they name none, the stored locality is not checked again.
 */
async function assertKnownLocalityChange(
  tx: Transaction<Database>,
  owned: OwnedAddressId,
  { division, district, upazila }: Changes,
): Promise<void> {
  const current = await requireOwnAddress(tx, owned);
  if (division === undefined && district === undefined && upazila === undefined) return;
  await assertKnownLocality(tx, {
    division: division ?? current.division,
    district: district ?? current.district,
    upazila: upazila ?? current.upazila,
  });
}

async function giveUpDefault(tx: Transaction<Database>, { id, customerId }: OwnedAddressId): Promise<void> {
  await tx
    .deleteFrom('defaultAddresses')
    .where('customerId', '=', customerId)
    .where('addressId', '=', id)
    .execute();
}
