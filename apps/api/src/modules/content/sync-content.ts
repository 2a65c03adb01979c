import type { Catalogue } from '@piri/catalogue/catalogue';
import type { ImageManifest } from '@piri/catalogue/images';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { syncTable } from '../../db/sync-table.ts';
import { toContentRow } from './to-content-row.ts';

export async function syncContent(
  tx: Transaction<Database>,
  catalogue: Catalogue,
  images: readonly ImageManifest[],
): Promise<void> {
  const rows = catalogue.content.map((entry) => toContentRow(entry, catalogue, images));
  await syncTable(tx, { table: 'contentEntries', key: ['id'], rows });
}
