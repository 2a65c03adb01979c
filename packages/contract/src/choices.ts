import { z } from './zod.ts';

/** One choice of a shopper: `{ displayLabel: "Color", optionDisplayLabel: "Ash" }`. */
export const attributeValue = z.object({ displayLabel: z.string(), optionDisplayLabel: z.string() });
export type AttributeValue = z.infer<typeof attributeValue>;

/** A value that can be chosen; cloths, woods and lacquers are shown as a square of them. */
export const offeredValue = z.object({
  displayLabel: z.string(),
  swatchUrl: z.string().optional(),
  colour: z.string().optional(),
});
export type OfferedValue = z.infer<typeof offeredValue>;

export const option = z.object({ discriminator: z.string(), values: z.array(offeredValue) });
export type Option = z.infer<typeof option>;
