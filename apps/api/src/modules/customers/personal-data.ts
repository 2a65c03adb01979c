import type { Database } from '../../db/schema.ts';

type PersonalColumns = { readonly [T in keyof Database]?: readonly (keyof Database[T] & string)[] };

/**
 * All tables with a customer's rows, and the columns that the data export includes: all but those that would grant
 * access. Each table refers to the customer by `customer_id`, and its foreign key deletes or detaches the rows when the
 * account is deleted. Orders remain without personal data (see `orders/anonymise-orders.ts`).
 */
export const personalDataColumns = {
  addresses: [
    'fullName',
    'mobile',
    'division',
    'district',
    'upazila',
    'area',
    'line',
    'floor',
    'lift',
    'landmark',
    'dateCreated',
  ],
  coupons: ['code', 'title', 'terms'],
  defaultAddresses: ['addressId'],
  files: ['name', 'fileName', 'type', 'mimeType', 'size', 'createdAt'],
  orders: [
    'orderNumber',
    'invoiceId',
    'state',
    'createdAt',
    'fullName',
    'mobile',
    'email',
    'delivery',
    'toPay',
    'paid',
    'paymentMethod',
    'paymentState',
  ],
  confirmedMobiles: ['confirmedAt'],
  uploadPasses: ['type', 'expiresAt'],
  uploads: ['fileName', 'type', 'size', 'state', 'expiresAt'],
  wishlistItems: ['itemId', 'skuCode', 'dateCreated'],
  idempotencyKeys: ['expiresAt'],
  auditEvents: ['at', 'action', 'subject'],
  sessions: ['device', 'createdAt', 'lastUsedAt'],
  knownDevices: ['lastUsedAt'],
  oneTimeTokens: ['purpose', 'expiresAt'],
  messages: ['kind', 'recipient', 'subject', 'state', 'createdAt'],
} as const satisfies PersonalColumns;
