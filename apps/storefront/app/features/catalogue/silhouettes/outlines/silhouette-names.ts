/** What can be drawn from numbers. Anything else is drawn as a plain box. */
export const silhouetteNames = [
  'alna',
  'armchair',
  'bed',
  'bedside-table',
  'bench',
  'bookshelf',
  'box',
  'bunk-bed',
  'centre-table',
  'chest-of-drawers',
  'clock',
  'console-table',
  'corner-desk',
  'curtain',
  'cushion',
  'desk',
  'dining-chair',
  'dining-set',
  'dining-table',
  'divan',
  'dressing-table',
  'file-cabinet',
  'floor-lamp',
  'folding-chair',
  'garden-set',
  'lounge-chair',
  'mattress',
  'mirror',
  'mora',
  'nesting-tables',
  'office-chair',
  'pendant-lamp',
  'plant-stand',
  'planter',
  'pouf',
  'rocking-chair',
  'rug',
  'shoe-rack',
  'showcase',
  'side-table',
  'sideboard',
  'single-bed',
  'sliding-wardrobe',
  'sofa',
  'sofa-cum-bed',
  'stool',
  'storage-bed',
  'swing',
  'table-lamp',
  'toddler-bed',
  'toy-box',
  'trolley',
  'tv-cabinet',
  'vase',
  'visitor-chair',
  'wall-shelf',
  'wardrobe',
  'workstation',
] as const;

export type SilhouetteName = (typeof silhouetteNames)[number];

/** In centimetres. Width, depth and height are what the piece fills; the drawing keeps inside them. */
export interface Dimensions {
  width: number;
  depth: number;
  height: number;
  seatHeight?: number | undefined;
  /** Between the arms. */
  seatWidth?: number | undefined;
  seatDepth?: number | undefined;
  armHeight?: number | undefined;
  /** Between floor and frame. */
  clearance?: number | undefined;
  mattress?: { width: number; length: number } | undefined;
  /** Unfolded, pulled out or with its leaf up. */
  open?: { width: number; depth: number; height: number } | undefined;
}

/** One elevation as the `d` of three paths, laid over one another in this order. */
export interface Elevation {
  /** Legs and frames: what is of another material than the body. */
  frame?: string;
  body: string;
  /** Seams, slats, handles: drawn, never filled. */
  lines?: string;
}

export type DrawFunction = (measures: Dimensions) => Elevation;

export function isSilhouetteName(name: string): name is SilhouetteName {
  return (silhouetteNames as readonly string[]).includes(name);
}
