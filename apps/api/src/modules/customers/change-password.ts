import type { changePassword as call } from '@piri/contract/customer';
import type { ParsedInput, ResponseOf } from '@piri/contract/define-endpoint';
import { sql, type Transaction } from 'kysely';
import { ApiError } from '../../core/api-error.ts';
import type { Database } from '../../db/schema.ts';
import { runTransactionWithRetry } from '../../db/transaction.ts';
import type { RequestContext } from '../../runtime/context.ts';
import { hashEventSource, recordAuditEvent } from '../../runtime/record-audit-event.ts';
import { runAndRecordRefusal } from '../../runtime/run-and-record-refusal.ts';
import { enqueueMail } from '../notifications/enqueue-mail.ts';
import {
  assertPasswordMatches,
  createWrongPasswordError,
  runAndRecordWrongPassword,
} from './assert-password-matches.ts';
import { formatDevice } from './format-device.ts';
import { deleteOneTimeTokens, redeemOneTimeToken } from './one-time-tokens.ts';
import { buildPasswordChangedMail } from './password-mails.ts';
import { assertStrongPassword } from './passwords/assert-strong-password.ts';
import { hashPassword } from './passwords/password-hash.ts';
import { createSession } from './sessions.ts';

type Ctx = Pick<
  RequestContext<typeof call>,
  'db' | 'now' | 'passwordCost' | 'siteUrl' | 'caller' | 'fingerprintKey' | 'customer'
>;

export interface ChangePasswordParams {
  ctx: Ctx;
  input: ParsedInput<typeof call>['body'];
}

/** Changes the password, ends all sessions of the customer, and returns the token of a new one. */
export function changePassword({ ctx, input }: ChangePasswordParams): Promise<ResponseOf<typeof call>> {
  if (input.currentPassword !== undefined) {
    const event = { customerId: ctx.customer?.id, subject: 'change of password' };
    return runAndRecordWrongPassword(ctx, event, () => replacePassword({ ctx, input }));
  }
  const event = { action: 'RESET_TOKEN_REFUSED', source: hashEventSource(ctx) } as const;
  return runAndRecordRefusal(ctx, { code: 'RESET_TOKEN_INVALID', ...event }, () =>
    replacePassword({ ctx, input }),
  );
}

async function replacePassword({ ctx, input }: ChangePasswordParams): Promise<ResponseOf<typeof call>> {
  const { currentPassword, resetToken = '', newPassword } = input;
  const checked = currentPassword === undefined ? undefined : await checkCurrent(ctx, currentPassword);
  const passwordHash = await hashPassword(newPassword, ctx.passwordCost);
  const change = async (tx: Transaction<Database>) => {
    const changed =
      checked === undefined
        ? await replaceByToken(ctx, tx, { resetToken, passwordHash })
        : await replaceChecked(tx, { ...checked, passwordHash });
    // Checked here, because with a reset token the customer is only known now. The error rolls back the change, so the
    // link stays valid.
    assertStrongPassword(newPassword, changed, 'newPassword');
    await recordAuditEvent(tx, ctx.now, {
      action: checked === undefined ? 'PASSWORD_RESET' : 'PASSWORD_CHANGED',
      ...{ customerId: changed.id, source: hashEventSource(ctx) },
    });
    return endOthers(ctx, tx, { ...changed, passwordHash });
  };
  // The update locks the customer's row. A faster concurrent sign-in has its session ended here. A slower one waits,
  // and then finds that its password is no longer valid.
  const authToken = await runTransactionWithRetry(ctx.db, change, 'read committed');
  return { user: { authToken } };
}

async function checkCurrent({ db, customer, caller }: Ctx, currentPassword: string) {
  if (customer === undefined) {
    throw caller.token === undefined
      ? new ApiError('SIGN_IN_REQUIRED', 'Sign in, or send the token from an email.')
      : new ApiError('SESSION_EXPIRED', 'The session has ended. Sign in again.');
  }
  const { id } = customer;
  return { id, checkedHash: await assertPasswordMatches(db, id, currentPassword, 'currentPassword') };
}

async function replaceChecked(
  tx: Transaction<Database>,
  { id, checkedHash, passwordHash }: { id: string; checkedHash: string; passwordHash: string },
) {
  const changed = await tx
    .updateTable('customers')
    .set({ passwordHash })
    .where('id', '=', id)
    .where('passwordHash', '=', checkedHash)
    .returning(['id', 'email', 'fullName', 'mobile'])
    .executeTakeFirst();
  if (changed === undefined) throw createWrongPasswordError('currentPassword');
  return changed;
}

async function replaceByToken(
  { now }: Ctx,
  tx: Transaction<Database>,
  { resetToken, passwordHash }: { resetToken: string; passwordHash: string },
) {
  const customerId = await redeemOneTimeToken(tx, now, { token: resetToken, purpose: 'RESET_PASSWORD' });
  if (customerId === undefined) {
    throw new ApiError('RESET_TOKEN_INVALID', 'This link has been used or has expired. Request a new one.');
  }
  return (
    tx
      .updateTable('customers')
      // The token proves that the user can read the mails of this address.
      .set({ passwordHash, emailConfirmedAt: sql<Date>`coalesce(email_confirmed_at, ${now()})` })
      .where('id', '=', customerId)
      .returning(['id', 'email', 'fullName', 'mobile'])
      .executeTakeFirstOrThrow()
  );
}

async function endOthers(
  { now, siteUrl, caller }: Ctx,
  tx: Transaction<Database>,
  { id, email, passwordHash }: { id: string; email: string; passwordHash: string },
): Promise<string> {
  await tx.deleteFrom('sessions').where('customerId', '=', id).execute();
  await deleteOneTimeTokens(tx, { customerId: id, purpose: 'RESET_PASSWORD' });
  await enqueueMail(tx, { ...buildPasswordChangedMail(siteUrl), to: email, customerId: id }, now());
  const device = formatDevice(caller.userAgent);
  const token = await createSession(tx, { id, passwordHash, device }, now());
  if (token === undefined) throw new Error('The password that was just set does not match the stored one.');
  return token;
}
