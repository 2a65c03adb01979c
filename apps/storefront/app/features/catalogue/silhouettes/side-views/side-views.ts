import { drawMattress } from '../front-views/beds-front.ts';
import { drawBox, drawToyBox } from '../front-views/cases-front.ts';
import { drawCushion, drawPlanter, drawPlantStand, drawVase } from '../front-views/decor-front.ts';
import { drawSwing } from '../front-views/garden-front.ts';
import { drawRug } from '../front-views/hangings-front.ts';
import { drawFloorLamp, drawPendantLamp, drawTableLamp } from '../front-views/lamps-front.ts';
import { drawMora, drawPouf, drawStool } from '../front-views/stools-front.ts';
import { createTableView, drawGardenSet } from '../front-views/tables-front.ts';
import {
  type Dimensions,
  type DrawFunction,
  type Elevation,
  isSilhouetteName,
  type SilhouetteName,
} from '../outlines/silhouette-names.ts';
import { createBedSideView, drawBunkBedSide } from './beds-side.ts';
import { createEndBoardView, drawAlnaSide, drawTrolleySide, sameAsFront } from './cases-side.ts';
import { drawArmedChairSide, drawDiningChairSide, drawRockingChairSide } from './chairs-side.ts';
import { drawBenchSide, drawFoldingChairSide } from './garden-side.ts';
import { drawFlatSide, drawShelfEnd, drawTableLampSide } from './hangings-side.ts';
import { drawOfficeChairSide } from './office-side.ts';
import { drawDivanSide, drawSofaSide } from './sofas-side.ts';
import { createTableEndView, drawDressingTableSide, drawWorkstationSide } from './tables-side.ts';

const views: Record<SilhouetteName, DrawFunction> = {
  alna: drawAlnaSide,
  armchair: drawSofaSide,
  bed: createBedSideView(),
  'bedside-table': createEndBoardView({ onLegs: true, brim: 1 }),
  bench: drawBenchSide,
  bookshelf: createEndBoardView(),
  box: sameAsFront(drawBox),
  'bunk-bed': drawBunkBedSide,
  'centre-table': sameAsFront(createTableView({ shelf: true })),
  'chest-of-drawers': createEndBoardView({ brim: 1.5 }),
  clock: drawFlatSide,
  'console-table': createTableEndView({ apron: 0.14 }),
  'corner-desk': createTableEndView({ apron: 0.13, panel: true }),
  curtain: drawFlatSide,
  cushion: sameAsFront(drawCushion),
  desk: createTableEndView({ apron: 0.13, panel: true }),
  'dining-chair': drawDiningChairSide,
  'dining-set': createTableEndView(),
  'dining-table': createTableEndView(),
  divan: drawDivanSide,
  'dressing-table': drawDressingTableSide,
  'file-cabinet': createEndBoardView(),
  'floor-lamp': sameAsFront(drawFloorLamp),
  'folding-chair': drawFoldingChairSide,
  'garden-set': sameAsFront(drawGardenSet),
  'lounge-chair': drawArmedChairSide,
  mattress: sameAsFront(drawMattress),
  mirror: drawFlatSide,
  mora: sameAsFront(drawMora),
  'nesting-tables': createTableEndView({ apron: 0 }),
  'office-chair': drawOfficeChairSide,
  'pendant-lamp': sameAsFront(drawPendantLamp),
  'plant-stand': sameAsFront(drawPlantStand),
  planter: sameAsFront(drawPlanter),
  pouf: sameAsFront(drawPouf),
  'rocking-chair': drawRockingChairSide,
  rug: drawRug,
  'shoe-rack': createEndBoardView(),
  showcase: createEndBoardView(),
  'side-table': sameAsFront(createTableView({ inset: 0.14 })),
  sideboard: createEndBoardView({ onLegs: true, brim: 1 }),
  'single-bed': createBedSideView(),
  'sliding-wardrobe': createEndBoardView(),
  sofa: drawSofaSide,
  'sofa-cum-bed': drawSofaSide,
  stool: sameAsFront(drawStool),
  'storage-bed': createBedSideView({ drawers: true, padded: true }),
  swing: sameAsFront(drawSwing),
  'table-lamp': (dimensions) =>
    (dimensions.depth > dimensions.width * 1.5 ? drawTableLampSide : sameAsFront(drawTableLamp))(dimensions),
  'toddler-bed': createBedSideView({ guard: true }),
  'toy-box': sameAsFront(drawToyBox),
  trolley: drawTrolleySide,
  'tv-cabinet': createEndBoardView({ onLegs: true, brim: 1 }),
  vase: sameAsFront(drawVase),
  'visitor-chair': drawArmedChairSide,
  'wall-shelf': drawShelfEnd,
  wardrobe: createEndBoardView(),
  workstation: drawWorkstationSide,
};

/** Draws an item from its left side, with its front on the left of the sheet. */
export function drawSide(name: string, dimensions: Dimensions): Elevation {
  return views[isSilhouetteName(name) ? name : 'box'](dimensions);
}
