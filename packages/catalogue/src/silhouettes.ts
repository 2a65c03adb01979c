import { type Family, familyNames } from './families.ts';

/**
 * Outlines that no family of the generator builds. An item without an image is drawn as one of them, from its
 * dimensions.
 */
const drawnOnly = ['office-chair', 'swing', 'mora', 'mirror', 'box'] as const;

export type Silhouette = Family | (typeof drawnOnly)[number];

/**
 * Outlines with another name than their family. A file named like a common word would count as imported wherever the
 * word occurs.
 */
const drawnAs: Partial<Record<Family, Silhouette>> = {
  'bamboo-stool': 'mora',
  'braided-rug': 'rug',
  'cane-swing': 'swing',
  'desk-lamp': 'table-lamp',
  'ergonomic-chair': 'office-chair',
  'executive-chair': 'office-chair',
  'garden-bench': 'bench',
  'large-dining-set': 'dining-set',
  'panelled-bed': 'bed',
  'pedestal-table': 'dining-table',
  'small-dining-set': 'dining-set',
  'wall-mirror': 'mirror',
};

export const silhouettes: readonly Silhouette[] = [
  ...familyNames.filter((family) => drawnAs[family] === undefined),
  ...drawnOnly,
];

/** Returns the outline of a family. */
export function getFamilySilhouette(family: Family): Silhouette {
  return drawnAs[family] ?? family;
}
