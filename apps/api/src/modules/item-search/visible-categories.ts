import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

export interface VisibleCategory {
  id: string;
  name: string;
  nameBn: string | undefined;
  /** The ids of the category itself and of all its ancestors. */
  path: string[];
}

/** Returns the categories whose ancestors are all visible, in the order of the tree. */
export async function readVisibleCategories(db: Kysely<Database>): Promise<Map<string, VisibleCategory>> {
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'name', 'parentId', 'extras'])
    .where('hidden', '=', false)
    .orderBy('sortOrder')
    .orderBy('id')
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const visible = new Map<string, VisibleCategory>();
  for (const { id, name, extras } of rows) {
    const path = getCategoryPath(id, byId);
    if (path !== undefined) visible.set(id, { id, name, nameBn: extras.nameBn, path });
  }
  return visible;
}

/** Returns undefined if an ancestor is missing or hidden, or if the path is circular. */
function getCategoryPath(
  id: string,
  byId: ReadonlyMap<string, { parentId: string | null }>,
): string[] | undefined {
  const path: string[] = [];
  for (let current: string | null = id; current !== null; ) {
    const row = byId.get(current);
    if (row === undefined || path.includes(current)) return undefined;
    path.push(current);
    current = row.parentId;
  }
  return path;
}
