import type { Category } from '@piri/contract/categories';
import { buildCategoryTree } from './category-tree.ts';

type Row = Omit<Category, 'children' | 'options' | 'extras'> & Partial<Pick<Category, 'extras'>>;

const files = import.meta.glob<Row[]>('../../../../../../packages/catalogue/data/categories.json', {
  eager: true,
  import: 'default',
});

/** The category tree of the shop's own data. */
export const categoryTreeFixture = buildCategoryTree(
  Object.values(files)
    .flat()
    .map((row) => ({ children: [], options: [], extras: {}, ...row })),
);
