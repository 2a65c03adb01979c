import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { keyedHash } from '../../secrets.ts';

/** Numbers change hands: after this time they are confirmed again. */
export const mobileConfirmedMs = 90 * 24 * 60 * 60 * 1000;

/** A mobile number, and by what somebody shows that they have confirmed it. */
export interface MobileOwner {
  mobile: string;
  customerId: string | undefined;
  mobileToken: string | undefined;
}

/** Remembers that a browser has confirmed a number and, where somebody is signed in, that this customer has. */
export async function rememberConfirmedMobile(
  db: Kysely<Database>,
  { mobile, customerId, mobileToken }: MobileOwner,
  now: Date,
): Promise<void> {
  const row = { customerId: customerId ?? null, confirmedAt: now };
  const proofs = [mobileToken, customerId].filter((proof) => proof !== undefined);
  await db
    .insertInto('confirmedMobiles')
    .values(proofs.map((proof) => ({ ...row, proofHash: proofHashOf(proof, mobile) })))
    .onConflict((conflict) => conflict.column('proofHash').doUpdateSet({ confirmedAt: now }))
    .execute();
}

export async function isMobileConfirmed(
  db: Kysely<Database>,
  { mobile, customerId, mobileToken }: MobileOwner,
  now: Date,
): Promise<boolean> {
  const proofs = [mobileToken, customerId].filter((proof) => proof !== undefined);
  if (proofs.length === 0) return false;
  const row = await db
    .selectFrom('confirmedMobiles')
    .select('proofHash')
    .where(
      'proofHash',
      'in',
      proofs.map((proof) => proofHashOf(proof, mobile)),
    )
    .where('confirmedAt', '>', new Date(now.getTime() - mobileConfirmedMs))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

function proofHashOf(proof: string, mobile: string): string {
  return keyedHash(proof, `confirmed ${mobile}`);
}
