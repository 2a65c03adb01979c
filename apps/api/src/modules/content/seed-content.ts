import type { Catalogue } from '@piri/catalogue/catalogue';
import type { PictureRecord } from '@piri/catalogue/images';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { syncTable } from '../../db/sync-table.ts';
import { toContentRow } from './to-content-row.ts';

export async function seedContent(
  tx: Transaction<Database>,
  catalogue: Catalogue,
  images: readonly PictureRecord[],
): Promise<void> {
  const rows = catalogue.content.map((entry) => toContentRow(entry, catalogue, images));
  await syncTable(tx, { table: 'contentEntries', key: ['id'], rows });
}
