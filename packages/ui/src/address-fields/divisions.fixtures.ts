import type { AddressArea, AddressDivision } from './find-areas.ts';

const city = ['Adabor', 'Dhanmondi', 'Gulshan', 'Uttara East', 'Uttara West'];
const suburbs = ['Savar', 'Tongi East'];
const named = (...names: string[]): AddressArea[] => names.map((name) => ({ name }));

/** A part of the country, as a shop that delivers there would list it. */
export const divisionFixtures: readonly AddressDivision[] = [
  {
    name: 'Chattogram',
    districts: [{ name: 'Cox’s Bazar', thanas: [], upazilas: named('Cox’s Bazar Sadar', 'Kutubdia') }],
  },
  {
    name: 'Dhaka',
    districts: [
      { name: 'Dhaka', thanas: named(...city), upazilas: named('Savar', 'Dohar') },
      { name: 'Gazipur', thanas: named('Tongi East'), upazilas: named('Kapasia') },
    ],
  },
  {
    name: 'Sylhet',
    districts: [{ name: 'Sylhet', thanas: [], upazilas: named('Beanibazar', 'Sylhet Sadar') }],
  },
];

/** Returns the formatted delivery charge of an area. */
export function getChargeFixture({ name }: AddressArea): string {
  if (city.includes(name)) return '৳1,200';
  return suburbs.includes(name) ? '৳1,600' : '৳4,800';
}
