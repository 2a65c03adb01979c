import { type FurnitureFamilyId, furnitureFamilyIds } from './families.ts';

/**
 * Outlines that no family of the generator builds. An item without an image is drawn as one of them, from its
 * dimensions.
 */
const drawnOnly = ['office-chair', 'swing', 'mora', 'mirror', 'box'] as const;

export type SilhouetteName = FurnitureFamilyId | (typeof drawnOnly)[number];

/**
 * Outlines with another name than their family. A file named like a common word would count as imported wherever the
 * word occurs.
 */
const drawnAs: Partial<Record<FurnitureFamilyId, SilhouetteName>> = {
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

export const silhouettes: readonly SilhouetteName[] = [
  ...furnitureFamilyIds.filter((family) => drawnAs[family] === undefined),
  ...drawnOnly,
];

/** Returns the outline of a family. */
export function getFamilySilhouetteName(family: FurnitureFamilyId): SilhouetteName {
  return drawnAs[family] ?? family;
}
