import { z } from 'zod';

/** Validates images in the loader data of stories. */
export const responsiveImageSchema = z.strictObject({
  path: z.string().regex(/^\/pictures\/[\w-]+\/[\w-]+-[0-9a-f]{8}$/),
  widths: z.array(z.int().positive()).nonempty(),
  width: z.int().positive(),
  height: z.int().positive(),
  colour: z.string(),
});

const view = z.strictObject({
  alt: z.string().min(1),
  wide: responsiveImageSchema,
  tall: responsiveImageSchema,
});

export const sceneSchema = z.strictObject({ day: view, night: view });
