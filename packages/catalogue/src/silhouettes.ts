import { type Family, familyNames } from './families.ts';

/** Outlines that no family of the generator builds. A piece without a picture is drawn as one of them, from its measures. */
const drawnOnly = ['office-chair', 'swing', 'mora', 'mirror', 'box'] as const;

export type Silhouette = Family | (typeof drawnOnly)[number];

/** What is drawn by another name than it is built: a file called like a common word is taken for imported wherever the word stands. */
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

/** The outline of what a family builds. */
export function silhouetteOfFamily(family: Family): Silhouette {
  return drawnAs[family] ?? family;
}
