import { backdrop } from '@piri/contract/categories';
import { image } from '@piri/contract/images';
import { itemDetails } from '@piri/contract/items';
import { measurements } from '@piri/contract/measurements';
import { optionValue } from '@piri/contract/options';
import { shopSettings } from '@piri/contract/settings';
import { stockState } from '@piri/contract/stock';
import { z } from 'zod';
import type { DetailsPageData } from '../features/browse/item-details/data/details-page-data.ts';
import { bundleDataSchema } from './bundle-data-schema.ts';
import { itemCardSchema } from './item-card-schema.ts';

const values = z.record(z.string(), z.string());
const stock = { available: z.int().nonnegative(), state: stockState };
const imageSchema = image.pick({ path: true, widths: true, width: true, height: true, outline: true });
const { care, assembly, warrantyMonths, materials } = itemDetails.shape.extras.shape;
const { delivery, booking, instalments, returns, serviceWarrantyMonths } = shopSettings.shape;
const { zones, madeToOrderDays, stairs } = delivery.shape;
const { swatchUrl, colour } = optionValue.shape;

const item = z.strictObject({
  now: z.iso.datetime(),
  id: z.string(),
  title: z.string(),
  subtitle: z.string(),
  description: z.array(z.string()),
  categoryId: z.string(),
  backdrop: backdrop.optional(),
  silhouette: z.string(),
  leadDays: z.int(),
  options: z.array(
    z.strictObject({
      name: z.string(),
      values: z.array(z.strictObject({ label: z.string(), image: swatchUrl, colour })),
    }),
  ),
  skus: z
    .array(
      z.strictObject({
        code: z.string(),
        values,
        price: z.int(),
        listPrice: z.int().optional(),
        percent: z.int().optional(),
        ...stock,
      }),
    )
    .min(1),
  missing: z.array(z.strictObject({ values, reason: z.string() })),
  images: z.array(
    imageSchema.extend({ alt: z.string(), colour: z.string(), view: z.string(), values }).strict(),
  ),
  models: z.array(z.strictObject({ url: z.string(), bytes: z.int(), values })).optional(),
  measures: measurements.strict(),
  otherSizes: z.array(measurements.extend({ values }).strict()),
  materials,
  care,
  assembly,
  warrantyMonths,
  terms: z
    .strictObject({ zones, madeToOrderDays, stairs, booking, instalments, returns, serviceWarrantyMonths })
    .optional(),
  outlets: z
    .array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        district: z.string(),
        stock: z.record(z.string(), z.strictObject(stock)),
      }),
    )
    .optional(),
  bundles: z.array(bundleDataSchema),
  linked: z.array(itemCardSchema),
  articles: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      summary: z.string(),
      sections: z.array(z.strictObject({ heading: z.string().optional(), text: z.array(z.string()) })),
    }),
  ),
  points: z.array(z.string()),
});

const page = z.discriminatedUnion('show', [
  z.strictObject({ show: z.literal('item'), item }),
  z.strictObject({
    show: z.literal('bundle'),
    bundle: bundleDataSchema
      .extend({
        ...item.pick({ now: true, leadDays: true, terms: true }).shape,
        state: stockState,
        description: z.array(z.string()),
        items: z.array(itemCardSchema),
      })
      .strict(),
  }),
  z.strictObject({ show: z.literal('choose'), arrivals: z.array(itemCardSchema) }),
  z.strictObject({
    show: z.literal('unknown'),
    similar: z.array(itemCardSchema),
    arrivals: z.array(itemCardSchema),
  }),
  z.strictObject({ show: z.literal('unreachable') }),
]);

/** Validates the data of a details page strictly. An error names the path of what does not match. */
export const detailsPageDataSchema = z.custom<DetailsPageData>((data) => page.parse(data));
