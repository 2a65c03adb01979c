import { type Family, familyNames } from './families.ts';

/** Outlines that no family of the generator builds. A piece without a picture is drawn as one of them, from its measures. */
const drawnOnly = [
  'sofa-cum-bed',
  'showcase',
  'single-bed',
  'sliding-wardrobe',
  'alna',
  'dressing-table',
  'mattress',
  'dining-set',
  'trolley',
  'desk',
  'corner-desk',
  'workstation',
  'file-cabinet',
  'bunk-bed',
  'toddler-bed',
  'toy-box',
  'folding-chair',
  'garden-set',
  'pendant-lamp',
  'mirror',
  'wall-shelf',
  'clock',
  'curtain',
  'box',
] as const;

export type Silhouette = Family | (typeof drawnOnly)[number];

export const silhouettes: readonly Silhouette[] = [...familyNames, ...drawnOnly];
