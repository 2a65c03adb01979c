import { z } from './zod.ts';

/** One choice of a shopper: `{ displayLabel: "Color", optionDisplayLabel: "Ash" }`. */
export const attributeValue = z.object({ displayLabel: z.string(), optionDisplayLabel: z.string() });
export type AttributeValue = z.infer<typeof attributeValue>;

/** A value that can be chosen; cloths, woods and lacquers are shown as a square of them. */
export const optionValue = z.object({
  displayLabel: z.string(),
  swatchUrl: z.string().optional(),
  colour: z.string().optional(),
});
export type OptionValue = z.infer<typeof optionValue>;

export const option = z.object({ discriminator: z.string(), values: z.array(optionValue) });
export type Option = z.infer<typeof option>;
