/** An area that an address can lie in. */
export interface AddressArea {
  name: string;
}

/** A division of the country. It has districts; a district has upazilas and, in a city, thanas. */
export interface AddressDivision<Area extends AddressArea = AddressArea> {
  name: string;
  districts: readonly {
    name: string;
    upazilas: readonly Area[];
    thanas: readonly Area[];
  }[];
}

/** The names of the selected areas. An empty one is not selected yet. */
export interface SelectedArea {
  division: string;
  district: string;
  upazila: string;
}

export interface AreaMatch<Area extends AddressArea> extends SelectedArea {
  area: Area;
}

/** A shorter query would match half the country. */
export const minQueryLength = 2;

/**
 * Returns the areas that match the query: first those whose name starts with it, then those with a later word that
 * does, then all areas of a district that does, then those that contain it anywhere. Punctuation and spaces are
 * ignored, so `coxs bazar` is found.
 */
export function findAreas<Area extends AddressArea>(
  divisions: readonly AddressDivision<Area>[],
  typed: string,
  maxMatches: number,
): AreaMatch<Area>[] {
  const text = fold(typed);
  if (text.length < minQueryLength) return [];
  const ranked = divisions.flatMap((division) =>
    division.districts.flatMap((district) =>
      getDistrictAreas(district).map((area) => ({
        rank: rankOf(area.name, district.name, text),
        found: { area, division: division.name, district: district.name, upazila: area.name },
      })),
    ),
  );
  return ranked
    .filter(({ rank }) => rank < noRank)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, maxMatches)
    .map(({ found }) => found);
}

/** Returns the areas of a district, thanas first, because most customers live in a city. */
export function getDistrictAreas<Area extends AddressArea>(
  district: AddressDivision<Area>['districts'][number],
): readonly Area[] {
  return [...district.thanas, ...district.upazilas];
}

const noRank = 4;

function rankOf(name: string, district: string, text: string): number {
  if (fold(name + district).startsWith(text)) return 0;
  if (splitWords(name).some((word) => word.startsWith(text))) return 1;
  if (fold(district).startsWith(text)) return 2;
  return fold(name).includes(text) ? 3 : noRank;
}

function splitWords(name: string): string[] {
  return name.split(/[\s-]+/).map(fold);
}

/** Keeps only letters, marks and digits. Bangla's vowel signs are marks. */
function fold(text: string): string {
  return text.toLocaleLowerCase('en').replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}
