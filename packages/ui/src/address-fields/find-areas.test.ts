// @vitest-environment node
import { expect, test } from 'vitest';
import { divisionFixtures } from './divisions.fixtures.ts';
import { findAreas } from './find-areas.ts';

const named = (typed: string, most = 20) =>
  findAreas(divisionFixtures, typed, most).map(({ upazila, district }) => `${upazila}, ${district}`);

test('CHECK-1 one typed word finds the place with its district and division', () => {
  expect(findAreas(divisionFixtures, 'Dhanm', 20)).toEqual([
    {
      division: 'Dhaka',
      district: 'Dhaka',
      upazila: 'Dhanmondi',
      area: { name: 'Dhanmondi' },
    },
  ]);
});

test('those that begin so come first, then later words, then the whole district, then the rest', () => {
  expect(named('ut')).toEqual(['Uttara East, Dhaka', 'Uttara West, Dhaka', 'Kutubdia, Cox’s Bazar']);
  expect(named('we')).toEqual(['Uttara West, Dhaka']);
  expect(named('sylhet')).toEqual(['Sylhet Sadar, Sylhet', 'Beanibazar, Sylhet']);
});

test('signs, blanks and capitals count for nothing', () => {
  expect(named('COXS BAZAR S')).toEqual(['Cox’s Bazar Sadar, Cox’s Bazar']);
  expect(named('coxs bazar')).toEqual(['Cox’s Bazar Sadar, Cox’s Bazar', 'Kutubdia, Cox’s Bazar']);
  expect(named('dhanmondi, dhaka')).toEqual(['Dhanmondi, Dhaka']);
});

test('a single letter or signs alone find nothing, and a list has its end', () => {
  expect(named('d')).toEqual([]);
  expect(named(' ,-')).toEqual([]);
  expect(named('dhaka', 3)).toHaveLength(3);
});
