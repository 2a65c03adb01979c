import { z } from 'zod';
import { assertUniqueIds, CatalogueFileError, parseRows, readCatalogueFileText } from './catalogue-file.ts';
import { singleLineSchema, skuCodeSchema, slugSchema } from './fields.ts';

const file = 'customers.json';

const order = z.strictObject({
  id: slugSchema,
  kind: z.enum(['ORDER', 'BOOKING']),
  /** Counted back from the day on which the database is seeded, so that the orders never look old. */
  placedDaysAgo: z.int().min(0),
  method: z.enum(['CARD', 'WALLET', 'CASH', 'LATER']),
  paymentState: z.enum(['PENDING', 'PAID', 'ADVANCE_PAID', 'FAILED', 'CANCELLED', 'LATER']),
  /** How the order ended, if it was not delivered as usual. */
  ends: z.enum(['cancel', 'refund']).optional(),
  lines: z
    .array(z.strictObject({ code: skuCodeSchema, quantity: z.int().min(1).max(99).default(1) }))
    .min(1, 'must have at least one line'),
});

const customer = z.strictObject({
  id: slugSchema,
  fullName: singleLineSchema,
  /** The domain `.example` belongs to nobody, so a misdirected mail reaches no one. */
  email: z.string().regex(/^[^@\s]+@[^@\s]+\.example$/, 'must be an address that ends in .example'),
  mobile: z.string().regex(/^01\d{9}$/, 'must be eleven digits that start with 01'),
  password: z.string().min(6, 'must have at least six characters'),
  subscribed: z.boolean(),
  orders: z.array(order),
});
export type DemoCustomer = z.output<typeof customer>;

/** Reads the demo customers. A shop in production has none of them. */
export function readDemoCustomers(): DemoCustomer[] {
  return parseDemoCustomers(readCatalogueFileText(file));
}

export function parseDemoCustomers(text: string): DemoCustomer[] {
  const rows = parseRows(file, text, customer);
  assertUniqueIds(
    file,
    rows.map(({ id }) => id),
  );
  const orders = rows.flatMap((row) => row.orders.map(({ id }) => ({ id, customer: row.id })));
  const repeated = orders.find(({ id }, index) => orders.findIndex((other) => other.id === id) !== index);
  if (repeated !== undefined) {
    throw new CatalogueFileError(file, `row "${repeated.customer}"`, `has two orders "${repeated.id}".`);
  }
  return rows;
}
