import { z } from 'zod';
import {
  assertFileNameIsId,
  CatalogueFileError,
  parseObject,
  readCatalogueFolder,
} from './catalogue-file.ts';
import { sentenceSchema, singleLineSchema, slugSchema } from './fields.ts';

const weekdays = ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 10:00');

const outlet = z.strictObject({
  id: slugSchema,
  name: singleLineSchema,
  division: singleLineSchema,
  district: singleLineSchema,
  /** The lines of the address as on the sign over the door, without name and district. */
  address: z.array(singleLineSchema).min(1, 'must have at least one line'),
  /** Directions for people who ask in the street. */
  landmark: sentenceSchema.optional(),
  phone: z.string().regex(/^\+880 \d[\d ]+\d$/, 'must be an international number such as +880 9600 000001'),
  // The bounds of the country, to detect two swapped digits.
  latitude: z
    .number()
    .min(20.5, 'must lie in Bangladesh, between 20.5 and 26.7')
    .max(26.7, 'must lie in Bangladesh, between 20.5 and 26.7'),
  longitude: z
    .number()
    .min(88, 'must lie in Bangladesh, between 88.0 and 92.7')
    .max(92.7, 'must lie in Bangladesh, between 88.0 and 92.7'),
  hours: z.strictObject({ opens: time, closes: time }),
  closedOn: z.enum(weekdays),
});
export type Outlet = z.output<typeof outlet>;

/** Reads the outlets. */
export function readOutlets(): Outlet[] {
  return readCatalogueFolder('outlets').map(({ file, text }) => parseOutlet(file, text));
}

export function parseOutlet(file: string, text: string): Outlet {
  const parsed = parseObject(file, text, outlet);
  assertFileNameIsId(file, 'id', parsed.id);
  const { opens, closes } = parsed.hours;
  if (closes <= opens) {
    throw new CatalogueFileError(file, 'field "hours.closes"', `is not after opening at ${opens}.`);
  }
  return parsed;
}
