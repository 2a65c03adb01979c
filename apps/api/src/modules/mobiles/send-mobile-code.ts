import type { ParsedInput, ResponseOf } from '@piri/contract/define-endpoint';
import type { sendMobileCode as call } from '@piri/contract/mobile-codes';
import { createHmacHex, createSixDigitCode, createToken, hashToken } from '../../core/ids-and-tokens.ts';
import { runTransactionWithRetry } from '../../db/transaction.ts';
import type { RequestContext } from '../../runtime/context.ts';
import { enqueueSms } from '../notifications/enqueue-sms.ts';

export const mobileCodeLifetimeMinutes = 10;

export interface SendMobileCodeParams {
  ctx: Pick<RequestContext<typeof call>, 'db' | 'now'>;
  input: ParsedInput<typeof call>['body'];
}

/**
 * Sends a code to a number. The code belongs to the returned `codeToken`, so that nobody else can use up its attempts
 * or replace it.
 */
export async function sendMobileCode({
  ctx,
  input: { mobile },
}: SendMobileCodeParams): Promise<ResponseOf<typeof call>> {
  const now = ctx.now();
  const codeToken = createToken();
  const code = createSixDigitCode();
  await runTransactionWithRetry(
    ctx.db,
    async (tx) => {
      await tx
        .insertInto('mobileCodes')
        .values({
          ...{ tokenHash: hashToken(codeToken), mobile, codeHash: hashMobileCode(codeToken, code) },
          expiresAt: new Date(now.getTime() + mobileCodeLifetimeMinutes * 60_000),
        })
        .execute();
      const body = `${code} is your Piri code. It expires in ${mobileCodeLifetimeMinutes} minutes. We will never ask you for it by phone.`;
      await enqueueSms(tx, { kind: 'mobile-code', to: mobile, budget: 'CODE', body }, now);
    },
    'read committed',
  );
  return { codeToken, validSeconds: mobileCodeLifetimeMinutes * 60 };
}

/**
 * Returns the hash of a code, keyed by the token, which the database does not have. A plain hash of six digits could be
 * found in a million tries.
 */
export function hashMobileCode(codeToken: string, code: string): string {
  return createHmacHex(codeToken, code);
}
