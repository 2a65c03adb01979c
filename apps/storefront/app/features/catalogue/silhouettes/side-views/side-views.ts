import { mattress } from '../front-views/beds-front.ts';
import { box, toyBox } from '../front-views/cases-front.ts';
import { cushion, planter, plantStand, vase } from '../front-views/decor-front.ts';
import { swing } from '../front-views/garden-front.ts';
import { rug } from '../front-views/hangings-front.ts';
import { floorLamp, pendantLamp, tableLamp } from '../front-views/lamps-front.ts';
import { mora, pouf, stool } from '../front-views/stools-front.ts';
import { gardenSet, table } from '../front-views/tables-front.ts';
import {
  type Dimensions,
  type DrawFunction,
  type Elevation,
  isSilhouetteName,
  type SilhouetteName,
} from '../outlines/silhouette-names.ts';
import { bedSide, bunkBedSide } from './beds-side.ts';
import { alnaSide, endBoard, sameAsFront, trolleySide } from './cases-side.ts';
import { armedChairSide, diningChairSide, rockingChairSide } from './chairs-side.ts';
import { benchSide, foldingChairSide } from './garden-side.ts';
import { flat, shelfEnd, tableLampSide } from './hangings-side.ts';
import { officeChairSide } from './office-side.ts';
import { divanSide, sofaSide } from './sofas-side.ts';
import { dressingTableSide, tableEnd, workstationSide } from './tables-side.ts';

const views: Record<SilhouetteName, DrawFunction> = {
  alna: alnaSide,
  armchair: sofaSide,
  bed: bedSide(),
  'bedside-table': endBoard({ onLegs: true, brim: 1 }),
  bench: benchSide,
  bookshelf: endBoard(),
  box: sameAsFront(box),
  'bunk-bed': bunkBedSide,
  'centre-table': sameAsFront(table({ shelf: true })),
  'chest-of-drawers': endBoard({ brim: 1.5 }),
  clock: flat,
  'console-table': tableEnd({ apron: 0.14 }),
  'corner-desk': tableEnd({ apron: 0.13, panel: true }),
  curtain: flat,
  cushion: sameAsFront(cushion),
  desk: tableEnd({ apron: 0.13, panel: true }),
  'dining-chair': diningChairSide,
  'dining-set': tableEnd(),
  'dining-table': tableEnd(),
  divan: divanSide,
  'dressing-table': dressingTableSide,
  'file-cabinet': endBoard(),
  'floor-lamp': sameAsFront(floorLamp),
  'folding-chair': foldingChairSide,
  'garden-set': sameAsFront(gardenSet),
  'lounge-chair': armedChairSide,
  mattress: sameAsFront(mattress),
  mirror: flat,
  mora: sameAsFront(mora),
  'nesting-tables': tableEnd({ apron: 0 }),
  'office-chair': officeChairSide,
  'pendant-lamp': sameAsFront(pendantLamp),
  'plant-stand': sameAsFront(plantStand),
  planter: sameAsFront(planter),
  pouf: sameAsFront(pouf),
  'rocking-chair': rockingChairSide,
  rug,
  'shoe-rack': endBoard(),
  showcase: endBoard(),
  'side-table': sameAsFront(table({ inset: 0.14 })),
  sideboard: endBoard({ onLegs: true, brim: 1 }),
  'single-bed': bedSide(),
  'sliding-wardrobe': endBoard(),
  sofa: sofaSide,
  'sofa-cum-bed': sofaSide,
  stool: sameAsFront(stool),
  'storage-bed': bedSide({ drawers: true, padded: true }),
  swing: sameAsFront(swing),
  'table-lamp': (dimensions) =>
    (dimensions.depth > dimensions.width * 1.5 ? tableLampSide : sameAsFront(tableLamp))(dimensions),
  'toddler-bed': bedSide({ guard: true }),
  'toy-box': sameAsFront(toyBox),
  trolley: trolleySide,
  'tv-cabinet': endBoard({ onLegs: true, brim: 1 }),
  vase: sameAsFront(vase),
  'visitor-chair': armedChairSide,
  'wall-shelf': shelfEnd,
  wardrobe: endBoard(),
  workstation: workstationSide,
};

/** Draws an item from its left side, with its front on the left of the sheet. */
export function drawSide(name: string, dimensions: Dimensions): Elevation {
  return views[isSilhouetteName(name) ? name : 'box'](dimensions);
}
