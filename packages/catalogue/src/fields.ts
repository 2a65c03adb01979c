import { z } from 'zod';

/** Fields that several files of the catalogue share, each with the message for a wrong value. */

export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');

export const singleLineSchema = z.string().trim().min(1, 'must not be empty');

export const sentenceSchema = singleLineSchema.regex(
  /[.!?]$/,
  'must be a whole sentence, with its full stop',
);

export const isoDateSchema = z.iso.date('must be a day written as 2026-03-02');

export const takaAmountSchema = z.int('must be a whole number of taka').positive('must be more than 0 taka');

export const centimetresSchema = z
  .number('must be a number of centimetres')
  .positive('must be more than 0 cm');

export const kilogramsSchema = z.number('must be a number of kilograms').positive('must be more than 0 kg');

export const skuCodeSchema = z
  .string()
  .regex(
    /^[A-Z0-9]+(-[A-Z0-9]+)*$/,
    'must be capital letters and digits joined by hyphens, such as MGN-3S-ASH',
  );

/** Option values of a product, such as `{ "Color": "Ash" }`. */
export const optionValuesSchema = z.record(singleLineSchema, singleLineSchema);
export type OptionValues = z.output<typeof optionValuesSchema>;

/** Returns whether the selected options match `choice`. A choice that names fewer options matches more. */
export function matchesOptions(chosen: OptionValues, choice: OptionValues): boolean {
  return Object.entries(choice).every(([option, value]) => chosen[option] === value);
}

export function formatOptionValues(chosen: OptionValues): string {
  const parts = Object.entries(chosen).map(([option, value]) => `${option} ${value}`);
  return parts.length === 0 ? 'without any option' : parts.join(', ');
}
