import { backdrop } from '@piri/contract/categories';
import { image } from '@piri/contract/images';
import { z } from 'zod';
import { itemCardSchema } from './item-card-schema.ts';

const imageSchema = image
  .pick({ path: true, widths: true, width: true, height: true, outline: true })
  .strict();

/** Validates a bundle in the loader data of stories. */
export const bundleDataSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  sentence: z.string(),
  backdrop: backdrop.exactOptional(),
  room: imageSchema.exactOptional(),
  positions: z.array(
    z.strictObject({
      image: imageSchema,
      middle: z.number(),
      width: z.number().positive(),
      row: z.enum(['far', 'middle', 'near']),
    }),
  ),
  drawing: itemCardSchema.shape.drawing,
  parts: z
    .array(
      z.strictObject({
        id: z.string(),
        title: z.string(),
        code: z.string(),
        choice: z.string(),
        quantity: z.int().positive(),
        price: z.int(),
      }),
    )
    .min(1),
  oneByOne: z.int(),
  price: z.int(),
  available: z.boolean(),
});
