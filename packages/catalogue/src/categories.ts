import { type Backdrop, category } from '@piri/contract/categories';
import { z } from 'zod';
import { assertUniqueIds, CatalogueFileError, parseRows, readCatalogueFileText } from './catalogue-file.ts';
import { slugSchema } from './fields.ts';

const file = 'categories.json';

const categoryRow = z.strictObject({
  id: slugSchema,
  parentId: slugSchema.nullable(),
  name: z.string().trim().min(1, 'must not be empty'),
  sortOrder: z.int().min(0),
  /** Whether the shop leaves it out, with everything below it. It stays in the file. */
  hidden: z.boolean().default(false),
  options: category.shape.options.default([]),
  extras: z.strictObject(category.shape.extras.shape).default({}),
});
export type CategoryRow = z.output<typeof categoryRow>;

/** Reads the categories, root categories first. Each root category passes its backdrop on to those below it. */
export function readCategories(): CategoryRow[] {
  return parseCategories(readCatalogueFileText(file));
}

export function parseCategories(text: string): CategoryRow[] {
  const rows = parseRows(file, text, categoryRow);
  assertUniqueIds(
    file,
    rows.map((row) => row.id),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return rows.map((row) => {
    const backdrop = getInheritedBackdrop(row, byId);
    return backdrop === undefined ? row : { ...row, extras: { ...row.extras, stage: backdrop } };
  });
}

function getInheritedBackdrop(
  row: CategoryRow,
  byId: ReadonlyMap<string, CategoryRow>,
): Backdrop | undefined {
  const passed = new Set<string>();
  let current: CategoryRow | undefined = row;
  while (current !== undefined) {
    if (current.extras.stage !== undefined) return current.extras.stage;
    if (passed.has(current.id)) {
      throw new CatalogueFileError(file, `row "${row.id}", field "parentId"`, 'its parents form a cycle.');
    }
    passed.add(current.id);
    if (current.parentId === null) {
      throw new CatalogueFileError(
        file,
        `row "${current.id}", field "extras.stage"`,
        'is missing. A root category must have a stage.',
      );
    }
    current = byId.get(current.parentId);
  }
  return undefined;
}
