import { describe, expect, it } from 'vitest';
import { parseDivision, readDivisions } from './divisions.ts';

const divisions = readDivisions();
const districts = divisions.flatMap((division) => division.districts);
const zoneOf = (district: string, location: string) => {
  const { upazilas, thanas } = districts.find(({ name }) => name === district) ?? {
    upazilas: {},
    thanas: {},
  };
  return [upazilas, thanas]
    .flatMap(Object.entries<string[]>)
    .find(([, names]) => names.includes(location))?.[0];
};

describe('the divisions of the country', () => {
  it.each([
    ['Barishal', 6, 42],
    ['Chattogram', 11, 104],
    ['Dhaka', 13, 89],
    ['Khulna', 10, 59],
    ['Mymensingh', 4, 35],
    ['Rajshahi', 8, 67],
    ['Rangpur', 8, 58],
    ['Sylhet', 4, 41],
  ])('CHECK-1 %s has %d districts and %d upazilas', (name, districts, upazilas) => {
    const found = divisions.find((division) => division.name === name)?.districts ?? [];
    expect(found).toHaveLength(districts);
    expect(found.flatMap((district) => Object.values(district.upazilas).flat())).toHaveLength(upazilas);
  });

  it('CHECK-1 are 8, with 64 districts, 495 upazilas and the fifty thanas of Dhaka', () => {
    expect([divisions.length, districts.length]).toEqual([8, 64]);
    expect(districts.flatMap(({ upazilas }) => Object.values(upazilas).flat())).toHaveLength(495);
    const dhaka = districts.find(({ name }) => name === 'Dhaka');
    expect(Object.values(dhaka?.thanas ?? {}).flat()).toHaveLength(50);
  });

  it.each([
    ['Dhaka', 'Dhanmondi', 'dhaka-city'],
    ['Dhaka', 'Uttara West', 'dhaka-city'],
    ['Dhaka', 'Savar', 'dhaka-suburbs'],
    ['Gazipur', 'Tongi East', 'dhaka-suburbs'],
    ['Narayanganj', 'Fatullah', 'dhaka-suburbs'],
    ['Chattogram', 'Panchlaish', 'divisional-cities'],
    ['Mymensingh', 'Mymensingh Sadar', 'divisional-cities'],
    ['Chattogram', 'Sandwip', 'elsewhere'],
    ['Panchagarh', 'Tetulia', 'elsewhere'],
  ])('DETAIL-3 in %s, %s is in the zone %s', (district, location, zone) => {
    expect(zoneOf(district, location)).toBe(zone);
  });
});

describe('validation of a division', () => {
  const district = { name: 'Uthan', upazilas: { elsewhere: ['Pukur', 'Ghat'] } };
  const rejections: [string, object, string][] = [
    [
      'an id that differs from its file name',
      { id: 'barind' },
      'data/divisions/bagan.json, field "id": is "barind"',
    ],
    ['no district', { districts: [] }, 'field "districts": must have at least one district.'],
    ['a duplicate district', { districts: [district, district] }, 'field "districts": "Uthan" occurs twice.'],
    [
      'a duplicate upazila',
      { districts: [{ ...district, thanas: { 'dhaka-city': ['Ghat'] } }] },
      'field "districts.Uthan": "Ghat" occurs twice.',
    ],
    [
      'a zone without a charge',
      { districts: [{ ...district, upazilas: { moon: ['Crater'] } }] },
      'field "districts.Uthan.upazilas": has an unknown field: "moon".',
    ],
    [
      'an empty zone',
      { districts: [{ ...district, upazilas: { elsewhere: [] } }] },
      'field "districts.Uthan.upazilas.elsewhere": must name at least one place.',
    ],
  ];
  const right = { id: 'bagan', name: 'Bagan', districts: [district] };
  it.each(rejections)('rejects %s', (_, change, sentence) => {
    expect(() => parseDivision('divisions/bagan.json', JSON.stringify({ ...right, ...change }))).toThrow(
      sentence,
    );
  });

  it('accepts the same division without the mistake', () => {
    expect(parseDivision('divisions/bagan.json', JSON.stringify(right)).districts).toEqual([
      { ...district, thanas: {} },
    ]);
  });
});
