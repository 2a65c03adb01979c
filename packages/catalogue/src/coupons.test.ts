import { describe, expect, it } from 'vitest';
import { parseCoupon, readCoupons } from './coupons.ts';

const coupons = readCoupons();

it('the shop has six coupons, of which one has expired and one is used up', () => {
  expect(Object.fromEntries(coupons.map(({ code, benefit }) => [code, benefit]))).toEqual({
    EID10: { type: 'PERCENTAGE', value: 10, maximum: 5000 },
    EXPIRED20: { type: 'PERCENTAGE', value: 20 },
    FIRST1000: { type: 'FIXED', value: 1000 },
    FREEDHAKA: { type: 'DELIVERY', zones: ['dhaka-city', 'dhaka-suburbs'] },
    ONCEONLY: { type: 'FIXED', value: 2000 },
    PIRI500: { type: 'FIXED', value: 500 },
  });
  const find = (code: string) => coupons.find((coupon) => coupon.code === code);
  expect(find('PIRI500')?.minimumTotal).toBe(10_000);
  expect(find('FIRST1000')?.firstOrderOnly).toBe(true);
  expect(find('EXPIRED20')?.endsOn).toBe('2026-04-30');
  expect(find('ONCEONLY')).toMatchObject({ limit: 1, used: 1 });
});

describe('validation of a coupon', () => {
  const eid = coupons.find(({ code }) => code === 'EID10');
  const rejections: [string, object, string][] = [
    [
      'a code that differs from its file name',
      { code: 'EID20' },
      'data/coupons/EID10.json, field "code": is "EID20"',
    ],
    ['a code with a space', { code: 'EID 10' }, 'field "code": must be capital letters and digits'],
    [
      'an unknown benefit type',
      { benefit: { type: 'TEA' } },
      'field "benefit.type": must be one of FIXED, PERCENTAGE, DELIVERY.',
    ],
    [
      'a percentage above 100',
      { benefit: { type: 'PERCENTAGE', value: 120 } },
      'field "benefit.value": must be at most 100',
    ],
    [
      'delivery to an unknown zone',
      { benefit: { type: 'DELIVERY', zones: ['moon'] } },
      'field "benefit.zones.1": must be one of dhaka-city',
    ],
    [
      'an end before its start',
      { startsOn: '2026-05-01', endsOn: '2026-04-30' },
      'field "endsOn": is before its start on 2026-05-01.',
    ],
    ['more uses than its limit', { limit: 1, used: 2 }, 'field "used": is more than its limit of 1.'],
    [
      'a percentage of zero',
      { benefit: { type: 'PERCENTAGE', value: 0 } },
      'field "benefit.value": must be more than 0',
    ],
    [
      'delivery without zones',
      { benefit: { type: 'DELIVERY', zones: [] } },
      'field "benefit.zones": must name at least one zone.',
    ],
    ['a limit of zero', { limit: 0 }, 'field "limit": must be at least 1.'],
    ['a negative number of uses', { used: -1 }, 'field "used": must be at least 0.'],
    ['zero uses per customer', { perCustomer: 0 }, 'field "perCustomer": must be at least 1.'],
    ['terms that are not a sentence', { terms: 'Eid' }, 'field "terms": must be a whole sentence'],
  ];
  it.each(rejections)('rejects %s', (_, change, sentence) => {
    const text = JSON.stringify({ ...eid, ...change });
    expect(() => parseCoupon('coupons/EID10.json', text)).toThrow(sentence);
  });

  it('accepts a coupon that starts and ends on the same day', () => {
    const text = JSON.stringify({ ...eid, startsOn: '2026-05-01', endsOn: '2026-05-01', limit: 1, used: 1 });
    expect(parseCoupon('coupons/EID10.json', text).endsOn).toBe('2026-05-01');
  });
});
