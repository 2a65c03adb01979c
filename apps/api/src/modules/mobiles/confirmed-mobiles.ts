import type { Kysely } from 'kysely';
import { createHmacHex } from '../../core/ids-and-tokens.ts';
import type { Database } from '../../db/schema.ts';

/** How long a confirmation is valid. Numbers change owners. */
export const mobileConfirmationLifetimeMs = 90 * 24 * 60 * 60 * 1000;

/** A mobile number, and what proves that the caller has confirmed it. */
export interface MobileConfirmationProof {
  mobile: string;
  customerId: string | undefined;
  mobileToken: string | undefined;
}

/** Records that a browser has confirmed a number, and also the customer if one is signed in. */
export async function rememberConfirmedMobile(
  db: Kysely<Database>,
  owner: MobileConfirmationProof,
  now: Date,
): Promise<void> {
  const row = { customerId: owner.customerId ?? null, confirmedAt: now };
  await db
    .insertInto('confirmedMobiles')
    .values(listProofHashes(owner).map((proofHash) => ({ ...row, proofHash })))
    .onConflict((conflict) => conflict.column('proofHash').doUpdateSet({ confirmedAt: now }))
    .execute();
}

export async function isMobileConfirmed(
  db: Kysely<Database>,
  owner: MobileConfirmationProof,
  now: Date,
): Promise<boolean> {
  const proofHashes = listProofHashes(owner);
  if (proofHashes.length === 0) return false;
  const row = await db
    .selectFrom('confirmedMobiles')
    .select('proofHash')
    .where('proofHash', 'in', proofHashes)
    .where('confirmedAt', '>', new Date(now.getTime() - mobileConfirmationLifetimeMs))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns a hash for the browser and one for the customer, as far as they are known. */
function listProofHashes({ mobile, customerId, mobileToken }: MobileConfirmationProof): string[] {
  return [mobileToken, customerId]
    .filter((proof) => proof !== undefined)
    .map((proof) => createHmacHex(proof, `confirmed ${mobile}`));
}
