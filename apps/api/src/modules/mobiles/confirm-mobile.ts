import type { ParsedInput, ResponseOf } from '@piri/contract/define-endpoint';
import type { confirmMobile as call } from '@piri/contract/mobile-codes';
import { sql, type Transaction } from 'kysely';
import { ApiError } from '../../core/api-error.ts';
import { createHmacHex, hashToken } from '../../core/ids-and-tokens.ts';
import type { Database } from '../../db/schema.ts';
import type { RequestContext } from '../../runtime/context.ts';
import { StoredResult } from '../../runtime/handler-result.ts';
import { hashEventSource, recordAuditEvent } from '../../runtime/record-audit-event.ts';
import { runAndRecordRefusal } from '../../runtime/run-and-record-refusal.ts';
import { rememberConfirmedMobile } from './confirmed-mobiles.ts';
import { hashMobileCode } from './send-mobile-code.ts';

const maxTries = 5;

export interface ConfirmMobileParams {
  ctx: RequestContext<typeof call>;
  input: ParsedInput<typeof call>['body'];
}

/**
 * Confirms a mobile number with a code, which can be used once. A wrong code is stored as a result, not thrown in the
 * transaction, so that the attempt stays counted.
 */
export function confirmMobile({
  ctx,
  input,
}: ConfirmMobileParams): Promise<StoredResult<ResponseOf<typeof call>>> {
  const event = { customerId: ctx.customer?.id, source: hashEventSource(ctx) };
  return runAndRecordRefusal(
    ctx,
    { code: 'MOBILE_CODE_INVALID', action: 'MOBILE_CODE_REFUSED', ...event },
    () => redeemCode({ ctx, input }),
  );
}

async function redeemCode({
  ctx,
  input,
}: ConfirmMobileParams): Promise<StoredResult<ResponseOf<typeof call>>> {
  // Derived from the idempotency key, which only the caller has: a retry after a lost response gets the same token.
  const mobileToken = createHmacHex(ctx.idempotencyKey, `mobile token of ${input.codeToken}`);
  const stored = await ctx.once(async (tx) => ({ isRight: await consumeCode(ctx, tx, input, mobileToken) }), {
    isolation: 'read committed',
  });
  if (!stored.body.isRight) throw invalidCode('WRONG', 'This isn’t the code we sent.');
  return new StoredResult(stored.status, { mobileToken }, stored.replayed);
}

async function consumeCode(
  ctx: ConfirmMobileParams['ctx'],
  tx: Transaction<Database>,
  { codeToken, code }: ConfirmMobileParams['input'],
  mobileToken: string,
): Promise<boolean> {
  const { customer, now } = ctx;
  const tokenHash = hashToken(codeToken);
  const sent = await tx
    .updateTable('mobileCodes')
    .set({ tries: sql<number>`tries + 1` })
    .where('tokenHash', '=', tokenHash)
    .where('tries', '<', maxTries)
    .where('expiresAt', '>', now())
    .returning(['mobile', 'codeHash'])
    .executeTakeFirst();
  if (sent === undefined) {
    throw invalidCode(
      'EXPIRED',
      'This code has expired or already been used, or there have been too many wrong attempts. Request a new one.',
    );
  }
  if (sent.codeHash !== hashMobileCode(codeToken, code)) return false;
  await tx.deleteFrom('mobileCodes').where('tokenHash', '=', tokenHash).execute();
  await rememberConfirmedMobile(tx, { mobile: sent.mobile, customerId: customer?.id, mobileToken }, now());
  const event = { customerId: customer?.id, source: hashEventSource(ctx) };
  await recordAuditEvent(tx, now, { action: 'MOBILE_CONFIRMED', ...event });
  return true;
}

function invalidCode(code: 'WRONG' | 'EXPIRED', message: string): ApiError {
  return new ApiError('MOBILE_CODE_INVALID', 'The mobile number couldn’t be confirmed with this code.', [
    { path: 'code', code, message },
  ]);
}
