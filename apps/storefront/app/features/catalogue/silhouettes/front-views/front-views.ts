import {
  type Dimensions,
  type DrawFunction,
  type Elevation,
  isSilhouetteName,
  type SilhouetteName,
} from '../outlines/silhouette-names.ts';
import { bed, bunkBed, mattress } from './beds-front.ts';
import { alna, box, sideboard, toyBox, trolley } from './cases-front.ts';
import { armchair, diningChair, rockingChair } from './chairs-front.ts';
import { cushion, planter, plantStand, vase } from './decor-front.ts';
import { desk, dressingTable, workstation } from './desks-front.ts';
import { bench, foldingChair, swing } from './garden-front.ts';
import { clock, curtain, mirror, rug, wallShelf } from './hangings-front.ts';
import { floorLamp, pendantLamp, tableLamp } from './lamps-front.ts';
import { officeChair } from './office-front.ts';
import { divan, sofa, sofaCumBed } from './sofas-front.ts';
import { mora, pouf, stool } from './stools-front.ts';
import { carcass } from './storage-front.ts';
import { diningSet, gardenSet, nestingTables, table } from './tables-front.ts';

const views: Record<SilhouetteName, DrawFunction> = {
  alna,
  armchair: sofa,
  bed: bed(),
  'bedside-table': carcass({ columns: 1, rows: 2, front: 'drawers', onLegs: true, brim: 1 }),
  bench,
  bookshelf: carcass({ rows: 5, front: 'shelves' }),
  box,
  'bunk-bed': bunkBed,
  'centre-table': table({ shelf: true }),
  'chest-of-drawers': carcass({ columns: 2, rows: 4, front: 'drawers', brim: 1.5 }),
  clock,
  'console-table': table({ inset: 0.03, apron: 0.14 }),
  'corner-desk': desk('two'),
  curtain,
  cushion,
  desk: desk('one'),
  'dining-chair': diningChair,
  'dining-set': diningSet,
  'dining-table': table({ inset: 0.08, apron: 0.08 }),
  divan,
  'dressing-table': dressingTable,
  'file-cabinet': carcass({ columns: 1, rows: 4, front: 'drawers' }),
  'floor-lamp': floorLamp,
  'folding-chair': foldingChair,
  'garden-set': gardenSet,
  'lounge-chair': armchair,
  mattress,
  mirror,
  mora,
  'nesting-tables': nestingTables,
  'office-chair': officeChair,
  'pendant-lamp': pendantLamp,
  'plant-stand': plantStand,
  planter,
  pouf,
  'rocking-chair': rockingChair,
  rug,
  'shoe-rack': carcass({ columns: 1, rows: 3, front: 'tip-outs' }),
  showcase: carcass({ rows: 4, front: 'glass' }),
  'side-table': table({ inset: 0.14 }),
  sideboard,
  'single-bed': bed(),
  'sliding-wardrobe': carcass({ columns: 2, front: 'sliding' }),
  sofa,
  'sofa-cum-bed': sofaCumBed,
  stool,
  'storage-bed': bed({ head: 'padded', drawers: true }),
  swing,
  'table-lamp': tableLamp,
  'toddler-bed': bed({ head: 'panel', guard: true }),
  'toy-box': toyBox,
  trolley,
  'tv-cabinet': carcass({ rows: 1, columns: 3, onLegs: true, brim: 1 }),
  vase,
  'visitor-chair': armchair,
  'wall-shelf': wallShelf,
  wardrobe: carcass(),
  workstation,
};

/** Draws an item from the front, or from above if it lies flat, in a sheet of its own dimensions. */
export function drawFront(name: string, dimensions: Dimensions): Elevation {
  return views[isSilhouetteName(name) ? name : 'box'](dimensions);
}
