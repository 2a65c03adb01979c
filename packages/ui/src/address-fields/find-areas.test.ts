// @vitest-environment node
import { expect, test } from 'vitest';
import { divisionFixtures } from './divisions.fixtures.ts';
import { findAreas } from './find-areas.ts';

const named = (typed: string, maxMatches = 20) =>
  findAreas(divisionFixtures, typed, maxMatches).map(({ upazila, district }) => `${upazila}, ${district}`);

test('CHECK-1 one word finds the area with its district and division', () => {
  expect(findAreas(divisionFixtures, 'Dhanm', 20)).toEqual([
    {
      division: 'Dhaka',
      district: 'Dhaka',
      upazila: 'Dhanmondi',
      area: { name: 'Dhanmondi' },
    },
  ]);
});

test('lists areas that start with the query first, then matches of later words, of districts, and the rest', () => {
  expect(named('ut')).toEqual(['Uttara East, Dhaka', 'Uttara West, Dhaka', 'Kutubdia, Cox’s Bazar']);
  expect(named('we')).toEqual(['Uttara West, Dhaka']);
  expect(named('sylhet')).toEqual(['Sylhet Sadar, Sylhet', 'Beanibazar, Sylhet']);
});

test('ignores punctuation, spaces and case', () => {
  expect(named('COXS BAZAR S')).toEqual(['Cox’s Bazar Sadar, Cox’s Bazar']);
  expect(named('coxs bazar')).toEqual(['Cox’s Bazar Sadar, Cox’s Bazar', 'Kutubdia, Cox’s Bazar']);
  expect(named('dhanmondi, dhaka')).toEqual(['Dhanmondi, Dhaka']);
});

test('finds nothing for a single letter or punctuation alone, and limits the results', () => {
  expect(named('d')).toEqual([]);
  expect(named(' ,-')).toEqual([]);
  expect(named('dhaka', 3)).toHaveLength(3);
});
