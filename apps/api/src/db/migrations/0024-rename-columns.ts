import { type Kysely, sql } from 'kysely';

const tables = {
  search_places: 'search_category_items',
  stock_holds: 'stock_reservations',
  payment_answers: 'payment_checks',
  sandbox_notices: 'sandbox_webhooks',
  mails: 'messages',
  coupon_uses: 'coupon_redemptions',
};

/** The columns by the new names of their tables. */
const columns: Record<string, Record<string, string>> = {
  items: { kind: 'subtitle', goes_with: 'linked_item_ids' },
  search_words: { near: 'deletions' },
  search_skus: { told: 'facet_tokens', words: 'word_tokens', standing: 'rank' },
  search_category_items: { standing: 'rank' },
  messages: { settled_at: 'completed_at' },
  idempotency_keys: { answer: 'response_body' },
  coupons: { use_limit: 'max_redemptions', used: 'redemption_count', per_customer: 'max_per_customer' },
  coupon_redemptions: { used_by: 'redeemed_by' },
  orders: {
    placed_by: 'buyer_key',
    placed_from: 'client_ip_hash',
    pin: 'delivery_pin',
    held: 'has_reservation',
    forget: 'anonymise_when_closed',
  },
  order_counts: { placed_by: 'buyer_key' },
  order_lines: { pieces: 'skus' },
  payments: { verified: 'is_final', ask_at: 'next_check_at', asked: 'check_count' },
  payment_checks: { said: 'gateway_state' },
  sandbox_payments: { said_amount: 'reported_amount' },
};

const indexes = {
  search_words_near: 'search_words_deletions',
  search_places_of_item: 'search_category_items_of_item',
  search_places_by_price: 'search_category_items_by_price',
  search_places_by_standing: 'search_category_items_by_rank',
  search_places_by_created_on: 'search_category_items_by_created_on',
  search_places_by_discount: 'search_category_items_by_discount',
  mails_to_send: 'messages_to_send',
  mails_to_count: 'messages_to_count',
  mails_by_customer: 'messages_by_customer',
  mails_by_age: 'messages_by_age',
  orders_unpaid_by_origin: 'orders_unpaid_by_client_ip',
  payments_to_ask_about: 'payments_to_check',
  sandbox_notices_due: 'sandbox_webhooks_due',
};

/** Renames tables and columns to the terms of the code. No data changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, renamed] of Object.entries(tables)) {
    await sql`alter table ${sql.id(name)} rename to ${sql.id(renamed)}`.execute(db);
  }
  for (const [table, renamed] of Object.entries(columns)) {
    for (const [name, to] of Object.entries(renamed)) {
      await sql`alter table ${sql.id(table)} rename column ${sql.id(name)} to ${sql.id(to)}`.execute(db);
    }
  }
  for (const [name, renamed] of Object.entries(indexes)) {
    await sql`alter index ${sql.id(name)} rename to ${sql.id(renamed)}`.execute(db);
  }
  for (const table of new Set([...Object.values(tables), ...Object.keys(columns)])) {
    await renameConstraints(db, table);
  }
}

/**
 * Renames the constraints that PostgreSQL named after the table and its columns. Read from the database, because
 * PostgreSQL 18 also names what is `not null`.
 */
async function renameConstraints(db: Kysely<unknown>, table: string): Promise<void> {
  const [old = table] = Object.entries(tables).find(([, renamed]) => renamed === table) ?? [];
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint where conrelid = ${table}::regclass order by conname`.execute(
    db,
  );
  for (const { name } of rows) {
    const renamed = Object.entries(columns[table] ?? {}).reduce(
      (text, [column, to]) => text.replace(`_${column}_`, `_${to}_`),
      name.replace(new RegExp(`^${old}_`), `${table}_`),
    );
    if (renamed !== name) {
      await sql`alter table ${sql.id(table)} rename constraint ${sql.id(name)} to ${sql.id(renamed)}`.execute(
        db,
      );
    }
  }
}
