import type { FilterGroup, FilterValue, ToggleFilterGroup } from './filter-groups.ts';

/** Formats a price in taka. */
export const formatTaka = (price: number) => `৳${price.toLocaleString('en-IN')}`;

type Row = readonly [label: string, count: number, colour?: string | undefined];

export function toFilterValues(rows: readonly Row[], ...chosen: readonly string[]): FilterValue[] {
  return rows.map(([label, count, colour]) => ({
    value: label.toLowerCase().replaceAll(' ', '-'),
    label,
    count,
    selected: chosen.includes(label),
    ...(colour && { swatch: { colour, image: weave } }),
  }));
}

// The weave of a material over its colour: light on one thread, shade on the next.
const weave = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48"><defs><pattern id="w" width="4" height="4" patternUnits="userSpaceOnUse"><path fill="#fff" opacity=".16" d="M0 0h2v2H0zm2 2h2v2H2z"/><path fill="#000" opacity=".1" d="M2 0h2v1H2zM0 2h2v1H0z"/></pattern></defs><path fill="url(#w)" d="M0 0h48v48H0z"/></svg>',
)}`;

export const materialRows: readonly Row[] = [
  ['Jute', 31, '#a99b8a'],
  ['Neel', 18, '#2c3e80'],
  ['Leaf', 12, '#4d6b50'],
  ['Turmeric', 7, '#c98f2b'],
  ['Off-white', 16, '#d9d6c6'],
];

export const categoryRows: readonly Row[] = [
  ['Sofas', 22],
  ['L-shapes', 11],
  ['Divans', 14],
  ['Armchairs', 16],
  ['Sofa beds', 8],
];

export const woodRows: readonly Row[] = [
  ['Segun (teak)', 29],
  ['Walnut veneer', 11],
  ['Gamari', 9],
  ['Mahogany', 6],
  ['Mango', 4],
  ['Rubberwood', 3],
  ['Cane', 2],
  ['Bamboo', 1],
  ['Wenge', 1],
];

export const toggleGroupFixture: ToggleFilterGroup = {
  id: 'single',
  name: 'Availability',
  kind: 'switches',
  values: [
    { field: 'inStock', value: 'true', label: 'In stock now', count: 34, selected: false },
    { field: 'onOffer', value: 'true', label: 'On offer', count: 12, selected: false },
  ],
};

/** The whole range. `from` and `to` narrow it. */
export const priceGroupFixture = {
  id: 'price',
  name: 'Price',
  kind: 'range',
  fields: ['minPrice', 'maxPrice'],
  min: 1950,
  max: 185000,
  step: 50,
  format: formatTaka,
} satisfies FilterGroup;

export const sofaFilterGroupsFixture: readonly FilterGroup[] = [
  {
    id: 'kind',
    name: 'Type',
    kind: 'checkbox',
    values: toFilterValues(categoryRows, 'Sofas', 'L-shapes', 'Divans', 'Armchairs'),
  },
  { ...priceGroupFixture, from: 15000, to: 130000 },
  { id: 'width', name: 'Width', kind: 'measure', fields: ['minWidth', 'maxWidth'] },
  { id: 'cloth', name: 'Cloth colour', kind: 'checkbox', values: toFilterValues(materialRows) },
  { id: 'wood', name: 'Wood', kind: 'checkbox', values: toFilterValues(woodRows.slice(0, 3)) },
  toggleGroupFixture,
];

/** Returns the groups with the values of a submitted form, as a page does. */
export function applyFormData(groups: readonly FilterGroup[], form: FormData): readonly FilterGroup[] {
  const number = (field: string) => (form.has(field) ? Number(form.get(field)) : undefined);
  return groups.map((group) => {
    if (group.kind === 'range' || group.kind === 'measure') {
      return { ...group, from: number(group.fields[0]), to: number(group.fields[1]) };
    }
    if (group.kind === 'switches') {
      const switched = group.values.map((value) => ({ ...value, selected: form.has(value.field) }));
      return { ...group, values: switched };
    }
    const sent = form.getAll(group.field ?? group.id);
    return {
      ...group,
      values: group.values.map((value) => ({ ...value, selected: sent.includes(value.value) })),
    };
  });
}
