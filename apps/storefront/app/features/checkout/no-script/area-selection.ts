import type { Division } from '@piri/contract/geo';
import type { AreaPath } from '../form/build-order-request.ts';
import type { NoScriptFormState } from './no-script-order.ts';

/** The lists of an area in the order they are selected. Each one depends on the one before. */
export const areaLevels = ['division', 'district', 'upazila'] as const;
export type AreaLevel = (typeof areaLevels)[number];

/** How much of an area is selected, and the options for the rest. */
export interface AreaSelection {
  area: AreaPath;
  /** The names in each list; empty until the list before it has a selection. */
  offered: Record<AreaLevel, string[]>;
  /** The list to select from next; undefined once the area is complete. */
  next: AreaLevel | undefined;
}

/** Returns the consistent part of a submitted area. A list with a single option selects it. */
export function getAreaSelection(divisions: readonly Division[], sent: AreaPath): AreaSelection {
  const division = find(divisions, sent.division);
  const districts = division?.districts ?? [];
  const district = find(districts, sent.district);
  const upazilas = district ? [...district.thanas, ...district.upazilas] : [];
  const area = {
    division: division?.name ?? '',
    district: district?.name ?? '',
    upazila: find(upazilas, sent.upazila)?.name ?? '',
  };
  return toAreaSelection(area, { division: divisions, district: districts, upazila: upazilas });
}

/** Returns the selection without the list of areas, as it was submitted. The API checks it with the order. */
export function getAreaSelectionWithoutList(area: AreaPath): AreaSelection {
  const only = (name: string) => (name === '' ? [] : [{ name }]);
  return toAreaSelection(area, {
    division: only(area.division),
    district: only(area.district),
    upazila: only(area.upazila),
  });
}

/**
 * Parses the area in a submitted form. Without a script, a list does not change when the one above it does, and several
 * districts have upazilas of the same name. So a selection only counts if its list belongs to the selection above it.
 */
export function parseArea(form: FormData): AreaPath {
  const text = (name: string) => String(form.get(name) ?? '');
  const division = text('division');
  const district = text('districtsOf') === division ? text('district') : '';
  const upazila = text('upazilasOf') === district ? text('upazila') : '';
  return { division, district, upazila };
}

/** Returns true if the next list was already in the submitted form and was left empty. */
export function isNextAreaLevelSkipped(form: FormData, { area, next }: AreaSelection): boolean {
  if (next === 'district') return form.get('districtsOf') === area.division;
  if (next === 'upazila') return form.get('upazilasOf') === area.district;
  return next === 'division';
}

/** Returns true if the quote is for the real destination. Collection is free in every showroom. */
export function isDestinationKnown({
  areaSelection,
  answers,
}: Pick<NoScriptFormState, 'areaSelection' | 'answers'>): boolean {
  return answers.values.kind === 'COLLECT' || areaSelection.next === undefined;
}

function toAreaSelection(
  area: AreaPath,
  lists: Record<AreaLevel, readonly { name: string }[]>,
): AreaSelection {
  const names = (list: AreaLevel) => lists[list].map(({ name }) => name);
  return {
    area,
    offered: { division: names('division'), district: names('district'), upazila: names('upazila') },
    next: areaLevels.find((list) => area[list] === ''),
  };
}

function find<One extends { name: string }>(all: readonly One[], name: string): One | undefined {
  return all.length === 1 ? all[0] : all.find((one) => one.name === name);
}
