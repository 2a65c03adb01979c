import { type Kysely, sql } from 'kysely';

/** Large files: who may send them, those that are on their way, and room for them among the files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table upload_passes (
      signature_hash text collate "C" primary key,
      customer_id text collate "C" references customers on delete cascade,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index upload_passes_of_customer on upload_passes (customer_id)`.execute(db);

  await sql`
    create table uploads (
      id text collate "C" primary key,
      customer_id text collate "C" references customers on delete cascade,
      file_name text not null,
      size integer,
      part_size integer,
      state text collate "C" not null check (state in ('PARTS', 'FETCHING', 'FAILED')),
      done integer not null default 0,
      error_code text collate "C",
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index uploads_of_customer on uploads (customer_id)`.execute(db);
  await sql`
    create table upload_parts (
      upload_id text collate "C" not null references uploads on delete cascade,
      nth integer not null,
      bytes bytea not null,
      primary key (upload_id, nth)
    )`.execute(db);
  await sql`alter table upload_parts alter column bytes set storage external`.execute(db);

  // A large file is kept as it came, in parts: nobody has to hold all of it at once.
  await sql`alter table file_contents add column nth integer not null default 1`.execute(db);
  await sql`alter table file_contents drop constraint file_contents_pkey, add primary key (name, nth)`.execute(
    db,
  );
  await sql`alter table files add column file_name text`.execute(db);
}
