import { createId } from '../core/ids-and-tokens.ts';
import { hashPassword } from '../modules/customers/passwords/password-hash.ts';
import { createSession } from '../modules/customers/sessions.ts';
import type { AppContext } from '../runtime/context.ts';

export const testPassword = 'a password of the tests';

export interface TestCustomer {
  id: string;
  email: string;
  token: string;
  /** The headers that authenticate a request as this customer. */
  headers: { authorization: string };
}

/** Inserts a customer into the database, without the calls for that, which are tested elsewhere. */
export async function addCustomer(
  { db, now, passwordCost }: AppContext,
  facts: { email?: string; mobile?: string; isConfirmed?: boolean } = {},
): Promise<TestCustomer> {
  const id = createId();
  const { email = `${id}@piri.example`, mobile = '01700000001', isConfirmed = true } = facts;
  const passwordHash = await hashPassword(testPassword, passwordCost);
  await db
    .insertInto('customers')
    .values({
      ...{ id, fullName: 'Somebody', email, mobile, passwordHash },
      ...{ createdAt: now(), emailConfirmedAt: isConfirmed ? now() : null },
    })
    .execute();
  const token = await createSession(db, { id, passwordHash }, now());
  if (token === undefined) throw new Error('The new customer could not be signed in.');
  return { id, email, token, headers: { authorization: `Bearer ${token}` } };
}
