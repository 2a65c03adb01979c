import { randomInt } from 'node:crypto';
import type { ParsedInput, ResponseOf } from '@piri/contract/endpoint';
import type { sendMobileCode as call } from '@piri/contract/mobile-codes';
import type { CallContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { hashOf, keyedHash, newToken } from '../../secrets.ts';
import { addSms } from '../mail/add-sms.ts';

const validMinutes = 10;

export interface SendMobileCode {
  ctx: Pick<CallContext<typeof call>, 'db' | 'now'>;
  input: ParsedInput<typeof call>['body'];
}

/**
 * Sends a code to a number. It belongs to the id that the caller gets, so that nobody else can use up its tries, or put
 * another one in its place.
 */
export async function sendMobileCode({
  ctx,
  input: { mobile },
}: SendMobileCode): Promise<ResponseOf<typeof call>> {
  const now = ctx.now();
  const codeToken = newToken();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await inTransaction(
    ctx.db,
    async (tx) => {
      await tx
        .insertInto('mobileCodes')
        .values({
          ...{ tokenHash: hashOf(codeToken), mobile, codeHash: codeHashOf(codeToken, code) },
          expiresAt: new Date(now.getTime() + validMinutes * 60_000),
        })
        .execute();
      const body = `${code} is your Piri code. It confirms your mobile number for ${validMinutes} minutes. We never ask for it by phone.`;
      await addSms(tx, { kind: 'mobile-code', to: mobile, budget: 'CODE', body }, now);
    },
    'read committed',
  );
  return { codeToken, validSeconds: validMinutes * 60 };
}

/** Under the id, of which the database knows a hash alone: a million codes would soon be tried out. */
export function codeHashOf(codeToken: string, code: string): string {
  return keyedHash(codeToken, code);
}
