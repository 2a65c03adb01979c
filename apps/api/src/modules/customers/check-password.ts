import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { Refusal } from '../../refusal.ts';
import { isPassword } from './password-hash.ts';

/** Asks a signed-in customer once more. Answers the hash, by which a change that came between is seen. */
export async function checkPassword(
  db: Kysely<Database>,
  id: string,
  password: string,
  field: string,
): Promise<string> {
  const stored = await db
    .selectFrom('customers')
    .select('passwordHash')
    .where('id', '=', id)
    .executeTakeFirst();
  if (stored === undefined || !(await isPassword(password, stored.passwordHash))) throw wrongPassword(field);
  return stored.passwordHash;
}

/** Not a 401: the session is as good as before. */
export function wrongPassword(path: string): Refusal {
  return new Refusal('WRONG_PASSWORD', 'This is not the password of the account.', [
    { path, code: 'WRONG_PASSWORD', message: 'Not the password of the account.' },
  ]);
}
