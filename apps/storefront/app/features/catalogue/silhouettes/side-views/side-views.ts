import { mattress } from '../front-views/beds-front.ts';
import { box, toyBox } from '../front-views/cases-front.ts';
import { cushion, planter, plantStand, vase } from '../front-views/decor-front.ts';
import { swing } from '../front-views/garden-front.ts';
import { rug } from '../front-views/hangings-front.ts';
import { floorLamp, pendantLamp, tableLamp } from '../front-views/lamps-front.ts';
import { mora, pouf, stool } from '../front-views/stools-front.ts';
import { gardenSet, table } from '../front-views/tables-front.ts';
import { type Draw, isOutline, type Measures, type Outline, type View } from '../outlines/outlines.ts';
import { bedSide, bunkBedSide } from './beds-side.ts';
import { alnaSide, endBoard, trolleySide, turned } from './cases-side.ts';
import { armedChairSide, diningChairSide, rockingChairSide } from './chairs-side.ts';
import { benchSide, foldingChairSide } from './garden-side.ts';
import { flat, shelfEnd, tableLampSide } from './hangings-side.ts';
import { officeChairSide } from './office-side.ts';
import { divanSide, sofaSide } from './sofas-side.ts';
import { dressingTableSide, tableEnd, workstationSide } from './tables-side.ts';

const views: Record<Outline, Draw> = {
  alna: alnaSide,
  armchair: sofaSide,
  bed: bedSide(),
  'bedside-table': endBoard({ onLegs: true, brim: 1 }),
  bench: benchSide,
  bookshelf: endBoard(),
  box: turned(box),
  'bunk-bed': bunkBedSide,
  'centre-table': turned(table({ shelf: true })),
  'chest-of-drawers': endBoard({ brim: 1.5 }),
  clock: flat,
  'console-table': tableEnd({ apron: 0.14 }),
  'corner-desk': tableEnd({ apron: 0.13, panel: true }),
  curtain: flat,
  cushion: turned(cushion),
  desk: tableEnd({ apron: 0.13, panel: true }),
  'dining-chair': diningChairSide,
  'dining-set': tableEnd(),
  'dining-table': tableEnd(),
  divan: divanSide,
  'dressing-table': dressingTableSide,
  'file-cabinet': endBoard(),
  'floor-lamp': turned(floorLamp),
  'folding-chair': foldingChairSide,
  'garden-set': turned(gardenSet),
  'lounge-chair': armedChairSide,
  mattress: turned(mattress),
  mirror: flat,
  mora: turned(mora),
  'nesting-tables': tableEnd({ apron: 0 }),
  'office-chair': officeChairSide,
  'pendant-lamp': turned(pendantLamp),
  'plant-stand': turned(plantStand),
  planter: turned(planter),
  pouf: turned(pouf),
  'rocking-chair': rockingChairSide,
  rug,
  'shoe-rack': endBoard(),
  showcase: endBoard(),
  'side-table': turned(table({ inset: 0.14 })),
  sideboard: endBoard({ onLegs: true, brim: 1 }),
  'single-bed': bedSide(),
  'sliding-wardrobe': endBoard(),
  sofa: sofaSide,
  'sofa-cum-bed': sofaSide,
  stool: turned(stool),
  'storage-bed': bedSide({ drawers: true, padded: true }),
  swing: turned(swing),
  'table-lamp': (measures) =>
    (measures.depth > measures.width * 1.5 ? tableLampSide : turned(tableLamp))(measures),
  'toddler-bed': bedSide({ guard: true }),
  'toy-box': turned(toyBox),
  trolley: trolleySide,
  'tv-cabinet': endBoard({ onLegs: true, brim: 1 }),
  vase: turned(vase),
  'visitor-chair': armedChairSide,
  'wall-shelf': shelfEnd,
  wardrobe: endBoard(),
  workstation: workstationSide,
};

/** The piece from its left, with its front at the left of the sheet. */
export function sideOf(outline: string, measures: Measures): View {
  return views[isOutline(outline) ? outline : 'box'](measures);
}
