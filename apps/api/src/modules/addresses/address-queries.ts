import type { SavedAddress } from '@piri/contract/addresses';
import { type Kysely, type Selectable, sql } from 'kysely';
import { ApiError } from '../../core/api-error.ts';
import type { Database } from '../../db/schema.ts';

export interface OwnedAddressId {
  id: string;
  customerId: string;
}

/**
 * Selects the addresses of one customer. Exactly one is the default: the chosen one, or else the oldest, whichever
 * addresses were deleted.
 */
export function buildAddressesQuery(db: Kysely<Database>, customerId: string) {
  return db
    .selectFrom('addresses')
    .selectAll('addresses')
    .select(
      sql<boolean>`addresses.id = coalesce(
        (select address_id from default_addresses where customer_id = ${customerId}),
        (select id from addresses where customer_id = ${customerId} order by date_created, id limit 1)
      )`.as('isDefault'),
    )
    .where('addresses.customerId', '=', customerId);
}

export function toAddress(row: Selectable<Database['addresses']> & { isDefault: boolean }): SavedAddress {
  const { id, fullName, mobile, division, district, upazila, area, line, isDefault } = row;
  return {
    ...{ id, fullName, mobile, division, district, upazila, area, line },
    floor: row.floor ?? undefined,
    lift: row.lift ?? undefined,
    landmark: row.landmark ?? undefined,
    isDefault,
  };
}

/**
 * Returns one of the customer's addresses. Throws the same error for another customer's address as for one that does
 * not exist.
 */
export async function requireOwnAddress(
  db: Kysely<Database>,
  { id, customerId }: OwnedAddressId,
): Promise<SavedAddress> {
  const row = await buildAddressesQuery(db, customerId).where('addresses.id', '=', id).executeTakeFirst();
  if (row === undefined) throw createAddressNotFoundError();
  return toAddress(row);
}

export function createAddressNotFoundError(): ApiError {
  return new ApiError('NOT_FOUND', 'You have no address with this id.');
}

export async function setDefaultAddress(
  db: Kysely<Database>,
  { id, customerId }: OwnedAddressId,
): Promise<void> {
  await db
    .insertInto('defaultAddresses')
    .values({ customerId, addressId: id })
    .onConflict((conflict) => conflict.column('customerId').doUpdateSet({ addressId: id }))
    .execute();
}
