import { z } from './zod.ts';

/** One selected value of an option: `{ displayLabel: "Color", optionDisplayLabel: "Ash" }`. */
export const selectedOption = z.object({ displayLabel: z.string(), optionDisplayLabel: z.string() });
export type SelectedOption = z.infer<typeof selectedOption>;

/** A value of an option. Fabrics, woods and lacquers have a swatch. */
export const optionValue = z.object({
  displayLabel: z.string(),
  swatchUrl: z.string().optional(),
  colour: z.string().optional(),
});
export type OptionValue = z.infer<typeof optionValue>;

export const itemOption = z.object({ discriminator: z.string(), values: z.array(optionValue) });
export type ItemOption = z.infer<typeof itemOption>;
