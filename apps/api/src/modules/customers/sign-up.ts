import type { signUp as call } from '@piri/contract/customer';
import type { ParsedInput, ResponseOf } from '@piri/contract/define-endpoint';
import { ApiError } from '../../core/api-error.ts';
import { createId } from '../../core/ids-and-tokens.ts';
import type { RequestContext } from '../../runtime/context.ts';
import type { StoredResult } from '../../runtime/handler-result.ts';
import { hashEventSource, recordAuditEvent } from '../../runtime/record-audit-event.ts';
import { enqueueEmailConfirmationMail } from './confirm-email.ts';
import { assertStrongPassword } from './passwords/assert-strong-password.ts';
import { hashPassword } from './passwords/password-hash.ts';

export interface SignUpParams {
  ctx: Pick<
    RequestContext<typeof call>,
    'now' | 'once' | 'passwordCost' | 'siteUrl' | 'caller' | 'fingerprintKey'
  >;
  input: ParsedInput<typeof call>['body'];
}

export async function signUp({ ctx, input }: SignUpParams): Promise<StoredResult<ResponseOf<typeof call>>> {
  const { fullName, email, mobile } = input;
  assertStrongPassword(input.password, input, 'password');
  // Hash before the transaction: it takes long, and the embedded database has a single connection.
  const passwordHash = await hashPassword(input.password, ctx.passwordCost);
  return ctx.once(async (tx) => {
    const created = await tx
      .insertInto('customers')
      .values({ id: createId(), fullName, email, mobile, passwordHash, createdAt: ctx.now() })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id as userId')
      .executeTakeFirst();
    if (created === undefined) {
      throw new ApiError('EMAIL_TAKEN', 'There is already an account with this email address.', [
        { path: 'email', code: 'EMAIL_TAKEN', message: 'Use another address, or sign in.' },
      ]);
    }
    await recordAuditEvent(tx, ctx.now, {
      ...{ action: 'SIGNED_UP', customerId: created.userId, source: hashEventSource(ctx) },
    });
    await enqueueEmailConfirmationMail(ctx, tx, { id: created.userId, email });
    return { user: created };
  });
}
