/** The outlines that can be drawn from dimensions. Any other name is drawn as a box. */
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

/** The dimensions in centimetres. The drawing fits into width, depth and height. */
export interface Dimensions {
  width: number;
  depth: number;
  height: number;
  seatHeight?: number | undefined;
  /** The width between the arms. */
  seatWidth?: number | undefined;
  seatDepth?: number | undefined;
  armHeight?: number | undefined;
  /** The height between the floor and the frame. */
  clearance?: number | undefined;
  mattress?: { width: number; length: number } | undefined;
  /** The size when unfolded, pulled out or with the leaf up. */
  open?: { width: number; depth: number; height: number } | undefined;
}

/** One elevation as the `d` of three paths, painted in this order. */
export interface ElevationPathData {
  /** Legs and frames of a different material than the body. */
  frame?: string;
  body: string;
  /** Seams, slats and handles, which are stroked but never filled. */
  lines?: string;
}

export type DrawFunction = (dimensions: Dimensions) => ElevationPathData;

export function isSilhouetteName(name: string): name is SilhouetteName {
  return (silhouetteNames as readonly string[]).includes(name);
}
