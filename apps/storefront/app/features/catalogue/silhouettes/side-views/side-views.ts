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
  type ElevationPathData,
  isSilhouetteName,
  type SilhouetteName,
} from '../outlines/silhouette-names.ts';
import { createBedSideView, drawBunkBedSide } from './beds-side.ts';
import {
  createCarcassSideView,
  createSideViewFromFront,
  drawClothesRackSide,
  drawTrolleySide,
} from './cases-side.ts';
import { drawArmedChairSide, drawDiningChairSide, drawRockingChairSide } from './chairs-side.ts';
import { drawBenchSide, drawFoldingChairSide } from './garden-side.ts';
import { drawDeskLampSide, drawFlatSide, drawWallShelfSide } from './hangings-side.ts';
import { drawOfficeChairSide } from './office-side.ts';
import { drawDivanSide, drawSofaSide } from './sofas-side.ts';
import { createTableSideView, drawDressingTableSide, drawWorkstationSide } from './tables-side.ts';

const views: Record<SilhouetteName, DrawFunction> = {
  alna: drawClothesRackSide,
  armchair: drawSofaSide,
  bed: createBedSideView(),
  'bedside-table': createCarcassSideView({ onLegs: true, brim: 1 }),
  bench: drawBenchSide,
  bookshelf: createCarcassSideView(),
  box: createSideViewFromFront(drawBox),
  'bunk-bed': drawBunkBedSide,
  'centre-table': createSideViewFromFront(createTableView({ shelf: true })),
  'chest-of-drawers': createCarcassSideView({ brim: 1.5 }),
  clock: drawFlatSide,
  'console-table': createTableSideView({ apron: 0.14 }),
  'corner-desk': createTableSideView({ apron: 0.13, panel: true }),
  curtain: drawFlatSide,
  cushion: createSideViewFromFront(drawCushion),
  desk: createTableSideView({ apron: 0.13, panel: true }),
  'dining-chair': drawDiningChairSide,
  'dining-set': createTableSideView(),
  'dining-table': createTableSideView(),
  divan: drawDivanSide,
  'dressing-table': drawDressingTableSide,
  'file-cabinet': createCarcassSideView(),
  'floor-lamp': createSideViewFromFront(drawFloorLamp),
  'folding-chair': drawFoldingChairSide,
  'garden-set': createSideViewFromFront(drawGardenSet),
  'lounge-chair': drawArmedChairSide,
  mattress: createSideViewFromFront(drawMattress),
  mirror: drawFlatSide,
  mora: createSideViewFromFront(drawMora),
  'nesting-tables': createTableSideView({ apron: 0 }),
  'office-chair': drawOfficeChairSide,
  'pendant-lamp': createSideViewFromFront(drawPendantLamp),
  'plant-stand': createSideViewFromFront(drawPlantStand),
  planter: createSideViewFromFront(drawPlanter),
  pouf: createSideViewFromFront(drawPouf),
  'rocking-chair': drawRockingChairSide,
  rug: drawRug,
  'shoe-rack': createCarcassSideView(),
  showcase: createCarcassSideView(),
  'side-table': createSideViewFromFront(createTableView({ inset: 0.14 })),
  sideboard: createCarcassSideView({ onLegs: true, brim: 1 }),
  'single-bed': createBedSideView(),
  'sliding-wardrobe': createCarcassSideView(),
  sofa: drawSofaSide,
  'sofa-cum-bed': drawSofaSide,
  stool: createSideViewFromFront(drawStool),
  'storage-bed': createBedSideView({ drawers: true, padded: true }),
  swing: createSideViewFromFront(drawSwing),
  'table-lamp': (dimensions) =>
    (dimensions.depth > dimensions.width * 1.5 ? drawDeskLampSide : createSideViewFromFront(drawTableLamp))(
      dimensions,
    ),
  'toddler-bed': createBedSideView({ guard: true }),
  'toy-box': createSideViewFromFront(drawToyBox),
  trolley: drawTrolleySide,
  'tv-cabinet': createCarcassSideView({ onLegs: true, brim: 1 }),
  vase: createSideViewFromFront(drawVase),
  'visitor-chair': drawArmedChairSide,
  'wall-shelf': drawWallShelfSide,
  wardrobe: createCarcassSideView(),
  workstation: drawWorkstationSide,
};

/** Draws an item from its left side, with its front on the left of the sheet. */
export function drawSide(name: string, dimensions: Dimensions): ElevationPathData {
  return views[isSilhouetteName(name) ? name : 'box'](dimensions);
}
