import { z } from 'zod';
import {
  assertFileNameIsId,
  CatalogueFileError,
  parseObject,
  readCatalogueFolder,
} from './catalogue-file.ts';
import { singleLineSchema, slugSchema } from './fields.ts';
import { deliveryZoneIdSchema } from './settings.ts';

/** Names of localities by delivery zone. */
const localities = z.partialRecord(
  deliveryZoneIdSchema,
  z.array(singleLineSchema).min(1, 'must name at least one place'),
);

const division = z.strictObject({
  id: slugSchema,
  name: singleLineSchema,
  districts: z
    .array(
      z.strictObject({
        name: singleLineSchema,
        upazilas: localities,
        /** The thanas of a city with its own police, which belong to no upazila. */
        thanas: localities.default({}),
      }),
    )
    .min(1, 'must have at least one district'),
});
export type Division = z.output<typeof division>;

/** Reads the localities of the country, each with its delivery zone. */
export function readDivisions(): Division[] {
  return readCatalogueFolder('divisions').map(({ file, text }) => parseDivision(file, text));
}

export function parseDivision(file: string, text: string): Division {
  const parsed = parseObject(file, text, division);
  assertFileNameIsId(file, 'id', parsed.id);
  assertUnique(
    file,
    'districts',
    parsed.districts.map(({ name }) => name),
  );
  for (const district of parsed.districts) {
    const names = [district.upazilas, district.thanas].flatMap((localities) =>
      Object.values(localities).flat(),
    );
    assertUnique(file, `districts.${district.name}`, names);
  }
  return parsed;
}

/** Throws if a name occurs twice in one list, because nobody could tell the two apart. */
function assertUnique(file: string, field: string, names: readonly string[]): void {
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated === undefined) return;
  throw new CatalogueFileError(file, `field "${field}"`, `"${repeated}" occurs twice.`);
}
