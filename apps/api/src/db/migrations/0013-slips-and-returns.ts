import { type Kysely, sql } from 'kysely';

/** What somebody sends about an order that stands: slips of a transfer, and goods that are to go back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_returns (
      id text collate "C" primary key,
      order_id text collate "C" not null references orders on delete cascade,
      source_type text collate "C" not null,
      code text collate "C" not null,
      quantity integer not null check (quantity > 0),
      reason text collate "C" not null,
      note text,
      amount integer not null check (amount >= 0),
      state text collate "C" not null default 'REQUESTED' check (state in ('REQUESTED', 'APPROVED', 'REFUNDED')),
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index order_returns_of_order on order_returns (order_id, created_at, id)`.execute(db);

  // Files go with the account of whoever sent them; the order they were about stays.
  await sql`
    create table order_files (
      order_id text collate "C" not null references orders on delete cascade,
      file_name text collate "C" not null references files on delete cascade,
      return_id text collate "C" references order_returns on delete cascade,
      attached_at timestamptz not null,
      primary key (order_id, file_name)
    )`.execute(db);
  await sql`create index order_files_of_file on order_files (file_name)`.execute(db);
}
