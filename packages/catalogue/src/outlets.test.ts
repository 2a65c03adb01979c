import { describe, expect, it } from 'vitest';
import { parseOutlet, readOutlets } from './outlets.ts';

const outlets = readOutlets();

describe('CONT-2 the showrooms', () => {
  it('are four in Dhaka and seven elsewhere', () => {
    const names = outlets.map(({ name, division }) => `${division}: ${name}`).sort();
    expect(names).toEqual([
      'Barishal: Barishal',
      'Chattogram: Chattogram GEC',
      'Chattogram: Cumilla',
      'Dhaka: Bashundhara',
      'Dhaka: Dhanmondi',
      'Dhaka: Mirpur',
      'Dhaka: Uttara',
      'Khulna: Khulna Shibbari',
      'Rajshahi: Rajshahi Shaheb Bazar',
      'Rangpur: Rangpur',
      'Sylhet: Sylhet Zindabazar',
    ]);
  });

  it('are open from ten to eight and closed one day a week', () => {
    for (const { hours, closedOn } of outlets) {
      expect(hours).toEqual({ opens: '10:00', closes: '20:00' });
      expect(closedOn).toMatch(/day$/);
    }
  });

  it('have unique telephone numbers and locations', () => {
    expect(new Set(outlets.map(({ phone }) => phone)).size).toBe(outlets.length);
    expect(new Set(outlets.map(({ latitude, longitude }) => `${latitude} ${longitude}`)).size).toBe(
      outlets.length,
    );
  });
});

describe('validation of a showroom', () => {
  const dhanmondi = outlets.find(({ id }) => id === 'dhanmondi');
  const rejections: [string, object, string][] = [
    [
      'an id that differs from its file name',
      { id: 'dhanmandi' },
      'data/outlets/dhanmondi.json, field "id": is "dhanmandi"',
    ],
    ['no address', { address: [] }, 'field "address": must have at least one line.'],
    [
      'a phone number without a country code',
      { phone: '01700' },
      'field "phone": must be an international number',
    ],
    [
      'a latitude south of Bangladesh',
      { latitude: 19.9 },
      'field "latitude": must lie in Bangladesh, between 20.5 and 26.7.',
    ],
    [
      'latitude and longitude swapped',
      { latitude: 90.37, longitude: 23.75 },
      'field "latitude": must lie in Bangladesh',
    ],
    ['a latitude north of Bangladesh', { latitude: 26.8 }, 'field "latitude": must lie in Bangladesh'],
    ['a longitude east of Bangladesh', { longitude: 92.8 }, 'field "longitude": must lie in Bangladesh'],
    [
      'a longitude west of Bangladesh',
      { longitude: 87.9 },
      'field "longitude": must lie in Bangladesh, between 88.0 and 92.7.',
    ],
    [
      'a time with a dot',
      { hours: { opens: '10.00', closes: '20:00' } },
      'field "hours.opens": must be a time such as 10:00.',
    ],
    [
      'a closing time before the opening time',
      { hours: { opens: '20:00', closes: '10:00' } },
      'field "hours.closes": is not after opening at 20:00.',
    ],
    ['an unknown weekday', { closedOn: 'Holiday' }, 'field "closedOn": must be one of Saturday, Sunday'],
  ];
  it.each(rejections)('rejects %s', (_, change, sentence) => {
    const text = JSON.stringify({ ...dhanmondi, ...change });
    expect(() => parseOutlet('outlets/dhanmondi.json', text)).toThrow(sentence);
  });
});
