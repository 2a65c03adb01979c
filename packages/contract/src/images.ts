import { z } from './zod.ts';

/** A picture in all its widths. `url` is its widest WebP; AVIF is there as `{path}-{width}.avif` in every width, `.webp` in one or two (`listWidths`). */
export const image = z.object({
  url: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  path: z.string(),
  widths: z.array(z.int()),
  /** What most of it is coloured like; shown until the picture is there. */
  colour: z.string(),
  /** `three-quarter`, `front`, `detail`; of a room, `day` or `night`. */
  view: z.string(),
  /** Where a piece stands in it, without its shadow, in shares of width and height: so that all stand on one floor. */
  outline: z.object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() }).optional(),
});
export type Image = z.infer<typeof image>;
