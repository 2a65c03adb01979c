import {
  type Dimensions,
  type DrawFunction,
  type ElevationPathData,
  isSilhouetteName,
  type SilhouetteName,
} from '../outlines/silhouette-names.ts';
import { createBedView, drawBunkBed, drawMattress } from './beds-front.ts';
import { drawBox, drawClothesRack, drawSideboard, drawToyBox, drawTrolley } from './cases-front.ts';
import { drawArmedChair, drawDiningChair, drawRockingChair } from './chairs-front.ts';
import { drawCushion, drawPlanter, drawPlantStand, drawVase } from './decor-front.ts';
import { createDeskView, drawDressingTable, drawWorkstation } from './desks-front.ts';
import { drawBench, drawFoldingChair, drawSwing } from './garden-front.ts';
import { drawClock, drawCurtain, drawMirror, drawRug, drawWallShelf } from './hangings-front.ts';
import { drawFloorLamp, drawPendantLamp, drawTableLamp } from './lamps-front.ts';
import { drawOfficeChair } from './office-front.ts';
import { drawDivan, drawSofa, drawSofaCumBed } from './sofas-front.ts';
import { drawMora, drawPouf, drawStool } from './stools-front.ts';
import { createCarcassView } from './storage-front.ts';
import { createTableView, drawDiningSet, drawGardenSet, drawNestingTables } from './tables-front.ts';

const views: Record<SilhouetteName, DrawFunction> = {
  alna: drawClothesRack,
  armchair: drawSofa,
  bed: createBedView(),
  'bedside-table': createCarcassView({ columns: 1, rows: 2, front: 'drawers', onLegs: true, brim: 1 }),
  bench: drawBench,
  bookshelf: createCarcassView({ rows: 5, front: 'shelves' }),
  box: drawBox,
  'bunk-bed': drawBunkBed,
  'centre-table': createTableView({ shelf: true }),
  'chest-of-drawers': createCarcassView({ columns: 2, rows: 4, front: 'drawers', brim: 1.5 }),
  clock: drawClock,
  'console-table': createTableView({ inset: 0.03, apron: 0.14 }),
  'corner-desk': createDeskView('two'),
  curtain: drawCurtain,
  cushion: drawCushion,
  desk: createDeskView('one'),
  'dining-chair': drawDiningChair,
  'dining-set': drawDiningSet,
  'dining-table': createTableView({ inset: 0.08, apron: 0.08 }),
  divan: drawDivan,
  'dressing-table': drawDressingTable,
  'file-cabinet': createCarcassView({ columns: 1, rows: 4, front: 'drawers' }),
  'floor-lamp': drawFloorLamp,
  'folding-chair': drawFoldingChair,
  'garden-set': drawGardenSet,
  'lounge-chair': drawArmedChair,
  mattress: drawMattress,
  mirror: drawMirror,
  mora: drawMora,
  'nesting-tables': drawNestingTables,
  'office-chair': drawOfficeChair,
  'pendant-lamp': drawPendantLamp,
  'plant-stand': drawPlantStand,
  planter: drawPlanter,
  pouf: drawPouf,
  'rocking-chair': drawRockingChair,
  rug: drawRug,
  'shoe-rack': createCarcassView({ columns: 1, rows: 3, front: 'tip-outs' }),
  showcase: createCarcassView({ rows: 4, front: 'glass' }),
  'side-table': createTableView({ inset: 0.14 }),
  sideboard: drawSideboard,
  'single-bed': createBedView(),
  'sliding-wardrobe': createCarcassView({ columns: 2, front: 'sliding' }),
  sofa: drawSofa,
  'sofa-cum-bed': drawSofaCumBed,
  stool: drawStool,
  'storage-bed': createBedView({ head: 'padded', drawers: true }),
  swing: drawSwing,
  'table-lamp': drawTableLamp,
  'toddler-bed': createBedView({ head: 'panel', guard: true }),
  'toy-box': drawToyBox,
  trolley: drawTrolley,
  'tv-cabinet': createCarcassView({ rows: 1, columns: 3, onLegs: true, brim: 1 }),
  vase: drawVase,
  'visitor-chair': drawArmedChair,
  'wall-shelf': drawWallShelf,
  wardrobe: createCarcassView(),
  workstation: drawWorkstation,
};

/** Draws an item from the front, or from above if it lies flat, in a sheet of its own dimensions. */
export function drawFront(name: string, dimensions: Dimensions): ElevationPathData {
  return views[isSilhouetteName(name) ? name : 'box'](dimensions);
}
