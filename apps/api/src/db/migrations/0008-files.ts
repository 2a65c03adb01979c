import { type Kysely, sql } from 'kysely';

/**
 * Files that people sent. Their bytes lie in the database too: they come and go with their row and with the account, and
 * every process reads them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table files (
      name text collate "C" primary key,
      customer_id text collate "C" references customers on delete cascade,
      type text collate "C" not null,
      mime_type text not null,
      size integer not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index files_of_customer on files (customer_id)`.execute(db);

  // Beside the row, so that whoever reads rows does not read megabytes. Not compressed: pictures are already.
  await sql`
    create table file_contents (
      name text collate "C" primary key references files on delete cascade,
      bytes bytea not null
    )`.execute(db);
  await sql`alter table file_contents alter column bytes set storage external`.execute(db);
}
