import { expect, test } from 'vitest';
import { divisionFixtures } from '../../customer/delivery/divisions.fixtures.ts';
import {
  getAreaSelection,
  getAreaSelectionWithoutList,
  isNextAreaLevelSkipped,
  parseArea,
} from './area-selection.ts';

const nowhere = { division: '', district: '', upazila: '' };
const beanibazar = { division: 'Sylhet', district: 'Sylhet', upazila: 'Beanibazar' };

function formOf(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test('CHECK-1 offers only the options that belong to the choice before', () => {
  const first = getAreaSelection(divisionFixtures, nowhere);
  expect(first.offered.division).toHaveLength(8);
  expect(first).toMatchObject({ area: nowhere, offered: { district: [], upazila: [] }, next: 'division' });

  const second = getAreaSelection(divisionFixtures, { ...nowhere, division: 'Sylhet' });
  expect(second.offered.district).toEqual(['Habiganj', 'Moulvibazar', 'Sunamganj', 'Sylhet']);
  expect(second).toMatchObject({ offered: { upazila: [] }, next: 'district' });

  const last = getAreaSelection(divisionFixtures, beanibazar);
  expect(last.offered.upazila).toContain('Beanibazar');
  expect(last).toMatchObject({ area: beanibazar, next: undefined });
});

test.each([
  [{ division: 'Atlantis' }, nowhere, 'division'],
  [{ division: 'Dhaka' }, { ...nowhere, division: 'Dhaka' }, 'district'],
  [{ district: 'Habiganj' }, { ...beanibazar, district: 'Habiganj', upazila: '' }, 'upazila'],
  [{ upazila: 'Dhanmondi' }, { ...beanibazar, upazila: '' }, 'upazila'],
] as const)('CHECK-1 drops choices that do not fit together: %o', (change, area, next) => {
  expect(getAreaSelection(divisionFixtures, { ...beanibazar, ...change })).toMatchObject({ area, next });
});

test('CHECK-1 selects the only option automatically', () => {
  const small = [
    {
      id: 'hill',
      name: 'Hill',
      districts: [{ name: 'Top', thanas: [], upazilas: [{ name: 'Peak', zoneId: 'far' }] }],
    },
    { id: 'plain', name: 'Plain', districts: [] },
  ];
  expect(getAreaSelection(small, { ...nowhere, division: 'Hill' })).toMatchObject({
    area: { division: 'Hill', district: 'Top', upazila: 'Peak' },
    next: undefined,
  });
});

test('CHECK-2 accepts a choice only if its list belongs to the choice before', () => {
  const sent = { ...beanibazar, districtsOf: 'Sylhet', upazilasOf: 'Sylhet' };
  expect(parseArea(formOf(sent))).toEqual(beanibazar);
  expect(parseArea(formOf({ ...sent, division: 'Dhaka' }))).toEqual({ ...nowhere, division: 'Dhaka' });
  expect(parseArea(formOf({ ...sent, district: 'Habiganj' }))).toEqual({
    ...{ division: 'Sylhet', district: 'Habiganj', upazila: '' },
  });
  expect(parseArea(formOf({}))).toEqual(nowhere);
});

test('FORM-1 reports a missing choice only if its list was shown and left empty', () => {
  const inSylhet = getAreaSelection(divisionFixtures, { ...nowhere, division: 'Sylhet' });
  expect(isNextAreaLevelSkipped(formOf({ division: 'Sylhet' }), inSylhet)).toBe(false);
  expect(
    isNextAreaLevelSkipped(
      formOf({ division: 'Sylhet', districtsOf: 'Dhaka', district: 'Gazipur' }),
      inSylhet,
    ),
  ).toBe(false);
  expect(
    isNextAreaLevelSkipped(formOf({ division: 'Sylhet', districtsOf: 'Sylhet', district: '' }), inSylhet),
  ).toBe(true);
  expect(isNextAreaLevelSkipped(formOf({}), getAreaSelection(divisionFixtures, nowhere))).toBe(true);
  expect(isNextAreaLevelSkipped(formOf({}), getAreaSelection(divisionFixtures, beanibazar))).toBe(false);
});

test('keeps the choices as options while the areas are unavailable', () => {
  expect(getAreaSelectionWithoutList({ ...beanibazar, upazila: '' })).toEqual({
    area: { ...beanibazar, upazila: '' },
    offered: { division: ['Sylhet'], district: ['Sylhet'], upazila: [] },
    next: 'upazila',
  });
});
