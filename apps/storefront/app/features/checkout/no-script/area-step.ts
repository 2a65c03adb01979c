import type { Division } from '@piri/contract/geo';
import type { AreaPath } from '../form/build-order-request.ts';
import type { NoScriptForm } from './no-script-order.ts';

/** The lists of a place in the order in which they are asked: each decides what the next one offers. */
export const areaLists = ['division', 'district', 'upazila'] as const;
export type AreaList = (typeof areaLists)[number];

/** How far a place is chosen, and what there is to choose from. */
export interface AreaStep {
  place: AreaPath;
  /** The names in each list; none while the list before it is open. */
  offered: Record<AreaList, string[]>;
  /** The list to choose from now; undefined once the place is complete. */
  next: AreaList | undefined;
}

/** Keeps what fits together of a place that was sent. Where there is one choice only, it is made. */
export function getAreaStep(divisions: readonly Division[], sent: AreaPath): AreaStep {
  const division = find(divisions, sent.division);
  const districts = division?.districts ?? [];
  const district = find(districts, sent.district);
  const upazilas = district ? [...district.thanas, ...district.upazilas] : [];
  const place = {
    division: division?.name ?? '',
    district: district?.name ?? '',
    upazila: find(upazilas, sent.upazila)?.name ?? '',
  };
  return stepOf(place, { division: divisions, district: districts, upazila: upazilas });
}

/** The same while nobody can say which places there are: what was chosen stays, and the shop checks it with the order. */
export function unlistedStep(place: AreaPath): AreaStep {
  const only = (name: string) => (name === '' ? [] : [{ name }]);
  return stepOf(place, {
    division: only(place.division),
    district: only(place.district),
    upazila: only(place.upazila),
  });
}

/**
 * The place in a form that was sent. Without a script a list stays when the one above it changes, and other districts
 * have upazilas of the same name: what was chosen counts only if its list was made for what stands above it.
 */
export function parseArea(form: FormData): AreaPath {
  const text = (name: string) => String(form.get(name) ?? '');
  const division = text('division');
  const district = text('districtsOf') === division ? text('district') : '';
  const upazila = text('upazilasOf') === district ? text('upazila') : '';
  return { division, district, upazila };
}

/** Whether the list to choose from was there in the form already, and was left empty. */
export function isSkipped(form: FormData, { place, next }: AreaStep): boolean {
  if (next === 'district') return form.get('districtsOf') === place.division;
  if (next === 'upazila') return form.get('upazilasOf') === place.district;
  return next === 'division';
}

/** Whether the figures are those of where it goes. To collect it costs nothing, in whichever showroom. */
export function isDestinationKnown({ step, answers }: Pick<NoScriptForm, 'step' | 'answers'>): boolean {
  return answers.values.kind === 'COLLECT' || step.next === undefined;
}

function stepOf(place: AreaPath, lists: Record<AreaList, readonly { name: string }[]>): AreaStep {
  const names = (list: AreaList) => lists[list].map(({ name }) => name);
  return {
    place,
    offered: { division: names('division'), district: names('district'), upazila: names('upazila') },
    next: areaLists.find((list) => place[list] === ''),
  };
}

function find<One extends { name: string }>(all: readonly One[], name: string): One | undefined {
  return all.length === 1 ? all[0] : all.find((one) => one.name === name);
}
