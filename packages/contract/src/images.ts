import { z } from './zod.ts';

/**
 * An image in all its widths. `url` is its widest WebP. There is an AVIF `{path}-{width}.avif` in every width, and a
 * `.webp` in one or two (`getRenditionWidths`).
 */
export const image = z.object({
  url: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  path: z.string(),
  widths: z.array(z.int()),
  /** The dominant colour, shown until the image has loaded. */
  colour: z.string(),
  /** `three-quarter`, `front` or `detail`; for a room, `day` or `night`. */
  view: z.string(),
  /**
   * The bounds of the item in the image, without its shadow, as fractions of width and height: they let all items stand
   * on one baseline.
   */
  outline: z.object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() }).optional(),
});
export type Image = z.infer<typeof image>;
