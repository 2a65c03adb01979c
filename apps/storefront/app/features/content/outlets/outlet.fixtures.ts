import { outlet } from '@piri/contract/outlets';
import { stockState } from '@piri/contract/stock';
import { z } from 'zod';
import { sceneSchema } from '../../../testing/image-schemas.ts';
import {
  createItemDetailsResponseFixture,
  createStockEntryFixtures,
} from '../../browse/item-details/data/details.fixtures.ts';
import { imageIndexFixture } from '../../platform/images/image.fixtures.ts';
import { buildOutletsList, type OutletsPageData, toStockLookupItem } from './load-outlets.ts';

const files = import.meta.glob<Record<string, unknown> & { hours: object }>(
  '../../../../../../packages/catalogue/data/outlets/*.json',
  { eager: true, import: 'default' },
);

/** The showrooms from the files of the catalogue, sorted by name as the API does. */
export const outletFixtures = Object.values(files)
  .map(({ hours, ...file }) => outlet.parse({ ...file, ...hours }))
  .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));

/** Returns the data of the showrooms page, built as its loader does. */
export function createOutletsPageFixture(asked: { division?: string; sku?: string } = {}): OutletsPageData {
  const { division = '', sku } = asked;
  const sofa = 'meghna-3-seater';
  const item = sku === undefined ? undefined : toStockLookupItem(createItemDetailsResponseFixture(sofa), sku);
  const stock = createStockEntryFixtures(sofa).filter(({ skuCode }) => skuCode === sku);
  const room = sku === undefined ? imageIndexFixture.scene('showroom') : undefined;
  return {
    loaded: true,
    ...buildOutletsList(outletFixtures, { division, stock }),
    ...(item && { item }),
    ...(room && { room }),
    hint: 'Call first if you’re coming for a particular piece.',
  };
}

/** The schema of the page's data, for the data of stories. */
export const outletsPageDataSchema: z.ZodType<OutletsPageData> = z.strictObject({
  loaded: z.boolean(),
  outlets: z.array(
    z.strictObject({
      ...outlet.shape,
      landmark: outlet.shape.landmark.unwrap().exactOptional(),
      stock: z.strictObject({ state: stockState, available: z.int().nonnegative() }).exactOptional(),
    }),
  ),
  counts: z.record(z.string(), z.int().positive()),
  division: z.strictObject({ id: z.string(), name: z.string() }).exactOptional(),
  item: z
    .strictObject({
      code: z.string(),
      id: z.string(),
      title: z.string(),
      values: z.string(),
      image: z.strictObject({ src: z.string(), width: z.int(), left: z.int(), top: z.int() }).exactOptional(),
    })
    .exactOptional(),
  unknownSku: z.string().exactOptional(),
  hint: z.string().exactOptional(),
  room: sceneSchema.exactOptional(),
});
