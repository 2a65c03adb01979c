import { backdrop } from '@piri/contract/categories';
import { image } from '@piri/contract/images';
import { dimensions } from '@piri/contract/measurements';
import { z } from 'zod';

const imageSchema = image
  .pick({ path: true, widths: true, width: true, height: true, outline: true })
  .strict();
const yes = z.literal(true);

/** Validates an item card in the loader data of stories. */
export const itemCardSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  subtitle: z.string(),
  backdrop: backdrop.exactOptional(),
  price: z.int(),
  listPrice: z.int().exactOptional(),
  percent: z.int().exactOptional(),
  from: yes.exactOptional(),
  bundle: yes.exactOptional(),
  isNew: yes.exactOptional(),
  arrival: z.string(),
  soldOut: yes.exactOptional(),
  sku: z.string().exactOptional(),
  skuCode: z.string().exactOptional(),
  image: imageSchema.exactOptional(),
  hoverImage: imageSchema.exactOptional(),
  drawing: dimensions
    .pick({ width: true, depth: true, height: true })
    .extend({ silhouette: z.string() })
    .exactOptional(),
  swatches: z
    .array(
      z.strictObject({
        name: z.string(),
        image: z.string().exactOptional(),
        colour: z.string().exactOptional(),
      }),
    )
    .exactOptional(),
});
