/** A place an address can lie in. */
export interface AddressArea {
  name: string;
}

/** The tree of places: a division has districts, a district its upazilas and, in a city, thanas. */
export interface AddressDivision<Place extends AddressArea = AddressArea> {
  name: string;
  districts: readonly {
    name: string;
    upazilas: readonly Place[];
    thanas: readonly Place[];
  }[];
}

/** Where an address lies, by the names of the tree; an empty one is not chosen yet. */
export interface SelectedArea {
  division: string;
  district: string;
  upazila: string;
}

export interface AreaMatch<Place extends AddressArea> extends SelectedArea {
  area: Place;
}

/** Fewer letters would find half the country. */
export const minQueryLength = 2;

/**
 * Places whose name goes like what was typed: first those that begin so, then those of which a later word does, then all
 * of a district that does, then the rest that have it anywhere. Signs and blanks count for nothing: `coxs bazar` is found.
 */
export function findAreas<Place extends AddressArea>(
  divisions: readonly AddressDivision<Place>[],
  typed: string,
  most: number,
): AreaMatch<Place>[] {
  const text = fold(typed);
  if (text.length < minQueryLength) return [];
  const ranked = divisions.flatMap((division) =>
    division.districts.flatMap((district) =>
      listAreas(district).map((area) => ({
        rank: rankOf(area.name, district.name, text),
        found: { area, division: division.name, district: district.name, upazila: area.name },
      })),
    ),
  );
  return ranked
    .filter(({ rank }) => rank < noRank)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ found }) => found);
}

/** Thanas first: most of those who order live in a city. */
export function listAreas<Place extends AddressArea>(
  district: AddressDivision<Place>['districts'][number],
): readonly Place[] {
  return [...district.thanas, ...district.upazilas];
}

const noRank = 4;

function rankOf(name: string, district: string, text: string): number {
  if (fold(name + district).startsWith(text)) return 0;
  if (words(name).some((word) => word.startsWith(text))) return 1;
  if (fold(district).startsWith(text)) return 2;
  return fold(name).includes(text) ? 3 : noRank;
}

function words(name: string): string[] {
  return name.split(/[\s-]+/).map(fold);
}

/** Letters with their marks, and figures. Bangla's vowels are marks. */
function fold(text: string): string {
  return text.toLocaleLowerCase('en').replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}
