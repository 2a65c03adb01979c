import type { Database } from '../../db/schema.ts';

type Shown = { readonly [T in keyof Database]?: readonly (keyof Database[T] & string)[] };

/**
 * Every table with rows of customers, and what of them the customer is shown: all but what would open something. A
 * table names them by `customer_id`, and its foreign key takes them along when the account goes; an order stays, and
 * loses its person (see `orders/anonymise-orders.ts`).
 */
export const personalTables = {
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
  mails: ['kind', 'recipient', 'subject', 'state', 'createdAt'],
} as const satisfies Shown;
