import type { CustomerProfile, getCustomer as get, updateCustomer as update } from '@piri/contract/customer';
import type { ParsedInput } from '@piri/contract/define-endpoint';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { runTransactionWithRetry } from '../../db/transaction.ts';
import type { RequestContext } from '../../runtime/context.ts';
import { hashEventSource, recordAuditEvent } from '../../runtime/record-audit-event.ts';
import { requireOwnFileName } from '../files/file-access.ts';
import {
  assertPasswordMatches,
  createWrongPasswordError,
  runAndRecordWrongPassword,
} from './assert-password-matches.ts';

/** Reads the profile of a customer. The subscription status is only shown if the email address is confirmed. */
export function readProfile(db: Kysely<Database>, customerId: string): Promise<CustomerProfile> {
  return db
    .selectFrom('customers')
    .leftJoin('subscriptions', (join) =>
      join
        .onRef('subscriptions.email', '=', 'customers.email')
        .on('unsubscribedAt', 'is', null)
        .on('emailConfirmedAt', 'is not', null),
    )
    .select(['id as userId', 'fullName as name', 'customers.email', 'mobile', 'imageUrl'])
    .select(sql<boolean>`email_confirmed_at is not null`.as('emailConfirmed'))
    .select(
      sql<CustomerProfile['subscriptionStatus']>`
        case when subscriptions.email is null then 'UNSUBSCRIBED' else 'SUBSCRIBED' end`.as(
        'subscriptionStatus',
      ),
    )
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
}

export function getCustomer({
  ctx,
}: {
  ctx: Pick<RequestContext<typeof get>, 'db' | 'customer'>;
}): Promise<CustomerProfile> {
  return readProfile(ctx.db, ctx.customer.id);
}

interface UpdateCustomerParams {
  ctx: Pick<
    RequestContext<typeof update>,
    'db' | 'now' | 'siteUrl' | 'caller' | 'fingerprintKey' | 'customer'
  >;
  input: ParsedInput<typeof update>['body'];
}

export function updateCustomer({ ctx, input }: UpdateCustomerParams): Promise<CustomerProfile> {
  // Without a password there is no attempt to guess one, so only calls with a password are limited.
  if (input.currentPassword === undefined) return saveProfile({ ctx, input });
  const event = { customerId: ctx.customer.id, subject: 'change of mobile' };
  return runAndRecordWrongPassword(ctx, event, () => saveProfile({ ctx, input }));
}

async function saveProfile({ ctx, input }: UpdateCustomerParams): Promise<CustomerProfile> {
  const { name, mobile, imageUrl } = input;
  const { id } = ctx.customer;
  if (imageUrl) {
    const { customer, siteUrl } = ctx;
    const file = { fileUrl: imageUrl, type: 'PROFILE', customer, siteUrl, field: 'imageUrl' } as const;
    await requireOwnFileName(ctx.db, file);
  }
  const checkedHash = await checkIfMobileChanges(ctx, input);
  const changes = {
    ...(name !== undefined && { fullName: name }),
    ...(checkedHash !== undefined && { mobile }),
    ...(imageUrl !== undefined && { imageUrl }),
  };
  if (Object.keys(changes).length > 0) {
    const save = async (tx: Kysely<Database>) => {
      const changed = await tx
        .updateTable('customers')
        .set(changes)
        .where('id', '=', id)
        .$if(checkedHash !== undefined, (query) => query.where('passwordHash', '=', checkedHash ?? ''))
        .returning('id')
        .executeTakeFirst();
      if (checkedHash === undefined) return;
      if (changed === undefined) throw createWrongPasswordError('currentPassword');
      const source = hashEventSource(ctx);
      await recordAuditEvent(tx, ctx.now, { action: 'MOBILE_CHANGED', customerId: id, source });
    };
    await runTransactionWithRetry(ctx.db, save, 'read committed');
  }
  return readProfile(ctx.db, id);
}

/**
 * Checks the password if the mobile number changes. A mobile number can be used to sign in, so an unknown person at a
 * signed-in browser must not be able to replace it.
 */
async function checkIfMobileChanges(
  { db, customer: { id } }: UpdateCustomerParams['ctx'],
  { mobile, currentPassword }: UpdateCustomerParams['input'],
): Promise<string | undefined> {
  if (mobile === undefined) return undefined;
  const stored = await db.selectFrom('customers').select('mobile').where('id', '=', id).executeTakeFirst();
  if (stored?.mobile === mobile) return undefined;
  if (currentPassword === undefined) throw createWrongPasswordError('currentPassword');
  return assertPasswordMatches(db, id, currentPassword, 'currentPassword');
}
