import { z } from 'zod';
import {
  assertFileNameIsId,
  CatalogueFileError,
  parseObject,
  readCatalogueFolder,
} from './catalogue-file.ts';
import { singleLine, slug } from './fields.ts';
import { zoneId } from './settings.ts';

/** Names by what it costs to deliver there. */
const places = z.partialRecord(zoneId, z.array(singleLine).min(1, 'must name one place at least'));

const division = z.strictObject({
  id: slug,
  name: singleLine,
  districts: z
    .array(
      z.strictObject({
        name: singleLine,
        upazilas: places,
        /** Of a city with a police of its own, where no upazila reaches. */
        thanas: places.default({}),
      }),
    )
    .min(1, 'must have one district at least'),
});
export type Division = z.output<typeof division>;

/** Reads the places an address can lie in, down to what decides the charge for delivery. */
export function readDivisions(): Division[] {
  return readCatalogueFolder('divisions').map(({ file, text }) => parseDivision(file, text));
}

export function parseDivision(file: string, text: string): Division {
  const parsed = parseObject(file, text, division);
  assertFileNameIsId(file, 'id', parsed.id);
  refuseTwice(
    file,
    'districts',
    parsed.districts.map(({ name }) => name),
  );
  for (const district of parsed.districts) {
    const names = [district.upazilas, district.thanas].flatMap((places) => Object.values(places).flat());
    refuseTwice(file, `districts.${district.name}`, names);
  }
  return parsed;
}

/** Of two places with one name in one list, nobody could choose the right one. */
function refuseTwice(file: string, field: string, names: readonly string[]): void {
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated === undefined) return;
  throw new CatalogueFileError(file, `field "${field}"`, `"${repeated}" is in it twice.`);
}
