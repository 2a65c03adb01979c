import type { Dimensions } from '../silhouettes/outlines/silhouette-names.ts';
import { formatInches } from './format-inches.ts';

export type DimensionName =
  | 'width'
  | 'depth'
  | 'height'
  | 'seatWidth'
  | 'seatDepth'
  | 'seatHeight'
  | 'armHeight'
  | 'clearance'
  | 'mattressWidth'
  | 'mattressLength'
  | 'openWidth'
  | 'openDepth'
  | 'openHeight';

export interface DimensionLabels {
  /** The names of the dimensions in the table. */
  names: Record<DimensionName, string>;
  /** The labels at the dimension lines. Width, depth and height need none, since their lines show what they span. */
  beside: Partial<Record<DimensionName, string>>;
  /** The column headers of the table. */
  measure: string;
  centimetres: string;
  inches: string;
  formatCentimetres: (centimetres: number) => string;
  formatInches: (centimetres: number) => string;
}

export const defaultLabels: DimensionLabels = {
  names: {
    width: 'Width',
    depth: 'Depth',
    height: 'Height',
    seatWidth: 'Seat width',
    seatDepth: 'Seat depth',
    seatHeight: 'Seat height',
    armHeight: 'Arm height',
    clearance: 'Clearance underneath',
    mattressWidth: 'Mattress width',
    mattressLength: 'Mattress length',
    openWidth: 'Width when open',
    openDepth: 'Depth when open',
    openHeight: 'Height when open',
  },
  beside: {
    seatWidth: 'seat width',
    seatDepth: 'seat depth',
    seatHeight: 'seat',
    armHeight: 'arm',
    clearance: 'below',
    mattressWidth: 'mattress',
    mattressLength: 'mattress',
    openWidth: 'when open',
    openDepth: 'when open',
  },
  measure: 'Dimension',
  centimetres: 'Centimetres',
  inches: 'Inches',
  formatCentimetres: (centimetres) => `${centimetres} cm`,
  formatInches: (centimetres) => `${formatInches(centimetres)} in`,
};

/** Lists the known dimensions by name, in reading order. */
export function listDimensions({ mattress, open, ...dimensions }: Dimensions): [DimensionName, number][] {
  const all: [DimensionName, number | undefined][] = [
    ['width', dimensions.width],
    ['depth', dimensions.depth],
    ['height', dimensions.height],
    ['seatHeight', dimensions.seatHeight],
    ['seatWidth', dimensions.seatWidth],
    ['seatDepth', dimensions.seatDepth],
    ['armHeight', dimensions.armHeight],
    ['clearance', dimensions.clearance],
    ['mattressWidth', mattress?.width],
    ['mattressLength', mattress?.length],
    ['openWidth', open?.width],
    ['openDepth', open?.depth],
    ['openHeight', open?.height],
  ];
  return all.filter((entry): entry is [DimensionName, number] => entry[1] !== undefined);
}
