import type { Catalogue } from '@piri/catalogue/catalogue';
import type { PictureRecord } from '@piri/catalogue/pictures';
import type { Transaction } from 'kysely';
import { fillTable } from '../../db/fill-table.ts';
import type { Database } from '../../db/schema.ts';
import { contentRow } from './content-rows.ts';

export async function seedContent(
  tx: Transaction<Database>,
  catalogue: Catalogue,
  pictures: readonly PictureRecord[],
): Promise<void> {
  const rows = catalogue.content.map((entry) => contentRow(entry, catalogue, pictures));
  await fillTable(tx, { table: 'contentEntries', key: ['id'], rows });
}
