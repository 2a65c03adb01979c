import { readDemoCustomers } from '@piri/catalogue/customers';
import type { Kysely } from 'kysely';
import { createToken } from '../../core/ids-and-tokens.ts';
import type { Database } from '../../db/schema.ts';
import type { AppContext } from '../../runtime/context.ts';
import { hashPassword } from '../customers/passwords/password-hash.ts';

/** Adds the customers of a demo shop. Their passwords are public, so a real shop must not have them. */
export async function seedDemoCustomers(
  db: Kysely<Database>,
  { now, passwordCost }: Pick<AppContext, 'now' | 'passwordCost'>,
): Promise<void> {
  const existing = await db.selectFrom('customers').select('id').execute();
  const known = new Set(existing.map(({ id }) => id));
  for (const { id, fullName, email, mobile, password, subscribed } of readDemoCustomers()) {
    if (known.has(id)) continue;
    const passwordHash = await hashPassword(password, passwordCost);
    await db
      .insertInto('customers')
      .values({
        ...{ id, fullName, email, mobile, passwordHash },
        ...{ createdAt: now(), emailConfirmedAt: now() },
      })
      // Another process may have added the customer already, or someone may have signed up with the address.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    if (subscribed) await subscribe(db, email, now());
  }
}

async function subscribe(db: Kysely<Database>, email: string, subscribedAt: Date): Promise<void> {
  await db
    .insertInto('subscriptions')
    .values({ email, token: createToken(), subscribedAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
