import { z } from './zod.ts';

const centimetres = z.number().positive();
const box = { width: centimetres, depth: centimetres, height: centimetres };

/** In centimetres. The first three are the item's outer dimensions. */
export const dimensions = z.object({
  ...box,
  seatHeight: centimetres.optional(),
  /** Between the arms. */
  seatWidth: centimetres.optional(),
  seatDepth: centimetres.optional(),
  armHeight: centimetres.optional(),
  /** Between floor and frame. */
  clearance: centimetres.optional(),
  mattress: z.object({ width: centimetres, length: centimetres }).optional(),
  /** Unfolded, pulled out or with its leaf up. */
  open: z.object(box).optional(),
});
export type Dimensions = z.infer<typeof dimensions>;

export const carton = z.object({ ...box, holds: z.string(), weight: z.number().positive() });
export type Carton = z.infer<typeof carton>;

/** The measurements of an assembled item and of its cartons. Weights are in kilograms. */
export const measurements = z.object({
  dimensions,
  weight: z.number().positive(),
  cartons: z.array(carton),
});
export type Measurements = z.infer<typeof measurements>;
