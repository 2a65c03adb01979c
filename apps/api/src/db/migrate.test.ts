import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../core/log.ts';
import { createEmptyDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type Connection, connect } from './connect.ts';
import { isMigrated, migrate } from './migrate.ts';
import type { Database } from './schema.ts';

const lastWithOldNames = '0023-payments-of-look-ups';
const at = new Date('2026-06-15T06:00:00Z');

/** A row in each table that is renamed, or has a renamed column. */
const oldRows: Record<string, Record<string, unknown>> = {
  items: {
    ...{ id: 'stool', source_type: 'item', title: 'Stool', kind: 'A stool', description: '[]' },
    ...{ created_at: '2026-03-02', lead_days: 5, silhouette: '/stool.svg', category_ids: ['stools'] },
    ...{ extras: '{}', options: '[]', images: '[]', search_words: [], goes_with: ['bench', 'lamp'] },
  },
  search_words: { word: 'stool', items: 1, near: ['stool', 'stol'] },
  search_skus: {
    ...{ code: 'STOOL', item_id: 'stool', tokens: [1, 2], told: [1], words: [2] },
    ...{ price: 900, standing: 7, created_on: 20_000, discount: 10 },
  },
  search_places: {
    ...{ category_id: 'stools', item_id: 'stool', price: 900, standing: 7, created_on: 20_000, discount: 10 },
  },
  coupons: {
    ...{ code: 'ONCE', title: 'Once', terms: '', valid: true, benefit: '{}' },
    ...{ use_limit: 3, used: 2, per_customer: 1 },
  },
  coupon_uses: { coupon_code: 'ONCE', order_id: 'order', used_by: '01711000000', nth: 1 },
  mails: {
    ...{ id: 'mail', kind: 'PLACED', recipient: 'a@b.example', subject: 'Thanks', body: '' },
    ...{ created_at: at, next_attempt_at: at, state: 'SENT', settled_at: at, budget: 'ANYBODY' },
  },
  idempotency_keys: { key_hash: 'key', request_hash: 'request', status: 201, answer: '{"b":1,"a":2}' },
  orders: {
    ...{ id: 'order', invoice_id: 'invoice', order_number: 'PR-1', placed_by: '01711000000' },
    ...{ placed_from: 'hash', kind: 'ORDER', created_at: at, full_name: 'Salma', mobile: '01711000000' },
    ...{ delivery: '{}', sub_total: 900, total: 900, coupon_amount: 0, delivery_amount: 0, vat_percent: 15 },
    ...{ to_pay: 900, due_now: 900, payment_method: 'CARD', pin: '012345', held: false, forget: true },
  },
  order_counts: { placed_by: '01711000000', orders: 4 },
  order_lines: {
    ...{ order_id: 'order', position: 1, line: '{}' },
    pieces: '[{"skuCode":"STOOL","quantity":2,"madeToOrder":false}]',
  },
  stock_holds: { order_id: 'order', sku_code: 'STOOL', quantity: 2 },
  payments: {
    ...{ id: 'invoice-1', order_id: 'order', nth: 1, method: 'CARD', amount: 900, created_at: at },
    ...{ verified: true, ask_at: at, asked: 3 },
  },
  payment_answers: {
    ...{ payment_id: 'invoice-1', said: 'PAID', amount: 900, currency: 'BDT', accepted: true, at },
  },
  sandbox_payments: { id: 'invoice-1', amount: 900, said_amount: 899, created_at: at },
  sandbox_notices: { id: 'notice', payment_id: 'invoice-1', due_at: at },
};

let database: TestDatabase;
let connection: Connection;
let db: Kysely<Database>;
beforeAll(async () => {
  database = await createEmptyDatabase();
  const log = createLogger({ level: 'error', now: () => at, write: () => {} });
  connection = await connect({ databaseUrl: database.url, dataDir: undefined, log });
  db = connection.db;
  await migrate(db, lastWithOldNames);
  for (const [table, row] of Object.entries(oldRows)) {
    await sql`
      insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.id(name)))})
      values (${sql.join(Object.values(row))})`.execute(db);
  }
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

async function namesOf(catalog: 'constraints' | 'indexes'): Promise<string[]> {
  const { rows } = await (catalog === 'constraints'
    ? sql<{
        name: string;
      }>`select conname as name from pg_constraint where connamespace = 'public'::regnamespace`
    : sql<{ name: string }>`select indexname as name from pg_indexes where schemaname = 'public'`
  ).execute(db);
  return rows.map(({ name }) => name).toSorted();
}

describe('migrating a database with old table and column names', () => {
  it('keeps all rows', async () => {
    expect(await isMigrated(db)).toBe(false);
    const before = { constraints: await namesOf('constraints'), indexes: await namesOf('indexes') };
    await migrate(db);
    expect(await isMigrated(db)).toBe(true);
    expect((await namesOf('constraints')).length).toBe(before.constraints.length);
    expect((await namesOf('indexes')).length).toBe(before.indexes.length);

    const first = <T extends keyof Database>(table: T) =>
      db.selectFrom<keyof Database>(table).selectAll().execute();
    expect(await first('items')).toMatchObject([{ subtitle: 'A stool', linkedItemIds: ['bench', 'lamp'] }]);
    expect(await first('searchWords')).toEqual([{ word: 'stool', items: 1, deletions: ['stool', 'stol'] }]);
    expect(await first('searchSkus')).toMatchObject([{ facetTokens: [1], wordTokens: [2], rank: 7 }]);
    expect(await first('searchCategoryItems')).toMatchObject([{ categoryId: 'stools', rank: 7 }]);
    expect(await first('coupons')).toMatchObject([
      { maxRedemptions: 3, redemptionCount: 2, maxPerCustomer: 1 },
    ]);
    expect(await first('couponRedemptions')).toEqual([
      { couponCode: 'ONCE', orderId: 'order', redeemedBy: '01711000000', nth: 1 },
    ]);
    expect(await first('messages')).toMatchObject([{ id: 'mail', state: 'SENT', completedAt: at }]);
    expect(await first('orders')).toMatchObject([
      {
        ...{ buyerKey: '01711000000', clientIpHash: 'hash', deliveryPin: '012345' },
        ...{ hasReservation: false, anonymiseWhenClosed: true },
      },
    ]);
    expect(await first('orderCounts')).toEqual([{ buyerKey: '01711000000', orders: 4 }]);
    expect(await first('orderLines')).toMatchObject([
      { skus: [{ skuCode: 'STOOL', quantity: 2, madeToOrder: false }] },
    ]);
    expect(await first('stockReservations')).toEqual([{ orderId: 'order', skuCode: 'STOOL', quantity: 2 }]);
    expect(await first('payments')).toMatchObject([{ isFinal: true, nextCheckAt: at, checkCount: 3 }]);
    expect(await first('paymentChecks')).toMatchObject([{ paymentId: 'invoice-1', gatewayState: 'PAID' }]);
    expect(await first('sandboxPayments')).toMatchObject([{ reportedAmount: 899 }]);
    expect(await first('sandboxWebhooks')).toMatchObject([{ id: 'notice', dueAt: at }]);
    // As text, because a stored response is repeated to the letter.
    const { rows } = await sql<{
      body: string;
    }>`select response_body::text as body from idempotency_keys`.execute(db);
    expect(rows).toEqual([{ body: '{"b":1,"a":2}' }]);
  });

  it('leaves no constraint or index with an old name', async () => {
    await migrate(db);
    const names = [...(await namesOf('constraints')), ...(await namesOf('indexes'))];
    const oldTables = /^(search_places|stock_holds|payment_answers|sandbox_notices|mails|coupon_uses)_/;
    const oldColumns = [
      ...[
        'items_(kind|goes_with)',
        'search_words_near',
        'search_skus_(told|words|standing)',
        'order_lines_pieces',
      ],
      ...['search_category_items_(by_)?standing', 'messages_settled_at', 'idempotency_keys_answer'],
      ...['coupons_(use_limit|used|per_customer)', 'coupon_redemptions_(coupon_code_)?used_by'],
      ...['order(_count)?s_placed_by', 'orders_(pin|held|forget|unpaid_by_origin)', 'payment_checks_said'],
      'payments_(verified|asked|ask_at|to_ask_about)',
    ].map((name) => new RegExp(`^${name}(_|$)`));
    expect(names.filter((name) => [oldTables, ...oldColumns].some((old) => old.test(name)))).toEqual([]);
    expect(names).toEqual(
      expect.arrayContaining([
        'coupon_redemptions_coupon_code_redeemed_by_nth_key',
        'coupons_redemption_count_check',
        'messages_pkey',
        'messages_state_check',
        'messages_budget_check',
        'orders_delivery_pin_check',
        'payments_to_check',
        'search_category_items_by_rank',
      ]),
    );
  });

  it('keeps what the constraints check', async () => {
    await migrate(db);
    const change = (set: object) => db.updateTable('coupons').set(set).execute();
    await expect(change({ redemptionCount: -1 })).rejects.toThrow('coupons_redemption_count_check');
    const { rows } = await sql<{ definition: string }>`
      select indexdef as definition from pg_indexes where indexname = 'payments_to_check'`.execute(db);
    expect(rows[0]?.definition).toContain('(next_check_at, id) WHERE (next_check_at IS NOT NULL)');
  });
});
