import { describe, expect, it } from 'vitest';
import { readContent } from './content.ts';
import { parseSettings, readSettings } from './settings.ts';

const settings = readSettings();

describe('the settings of the shop', () => {
  it.each([
    ['dhaka-city', 800, 30_000, 3, 7],
    ['dhaka-suburbs', 1_200, undefined, 3, 7],
    ['divisional-cities', 2_000, undefined, 7, 12],
    ['elsewhere', 2_800, undefined, 7, 12],
  ])('DETAIL-3 delivery to %s costs ৳%d, is free from %s, and takes %d to %d days', (id, ...expected) => {
    const zone = settings.delivery.zones.find((zone) => zone.id === id);
    expect([zone?.charge, zone?.freeFrom, zone?.days.from, zone?.days.to]).toEqual(expected);
  });

  it('DETAIL-3 instalments start at ৳10,000 and have no fee up to six months', () => {
    const { from, plans } = settings.instalments;
    expect(from).toBe(10_000);
    expect(plans.map(({ months }) => months)).toEqual([3, 6, 9, 12, 18, 24]);
    for (const { months, feePercent } of plans)
      expect(feePercent === 0, `${months} months`).toBe(months <= 6);
  });

  it('contain the agreed terms of delivery, payment, returns and warranty', () => {
    expect(settings).toMatchObject({
      delivery: { madeToOrderDays: 15, stairs: { fromFloor: 3, charge: 150 } },
      cashOnDelivery: { upTo: 50_000, advancePercentElsewhere: 10 },
      returns: { days: 3, feePercent: 5, madeToOrder: false },
      serviceWarrantyMonths: 12,
    });
  });

  it('CONT-3 are used by the pages of the shop instead of typed amounts', () => {
    const pages = readContent().filter((entry) => entry.type === 'article' && entry.placement !== undefined);
    const text = JSON.stringify(pages);
    expect(text.match(/৳\{[\w.]+\}/g)?.length).toBeGreaterThan(3);
    expect(text.match(/৳\d[\d,]*/g)).toBeNull();
  });
});

describe('validation of settings', () => {
  const { delivery, cashOnDelivery, instalments } = settings;
  const [city, ...others] = delivery.zones;
  const rejections: [string, object, string][] = [
    ['a misspelt field', { delvery: {} }, 'data/settings.json: has an unknown field: "delvery"'],
    [
      'a missing zone',
      { delivery: { ...delivery, zones: others } },
      'field "delivery.zones": has no zone "dhaka-city".',
    ],
    [
      'a duplicate zone',
      { delivery: { ...delivery, zones: [city, ...delivery.zones] } },
      'field "delivery.zones": has the zone "dhaka-city" more than once.',
    ],
    [
      'an unknown zone',
      { cashOnDelivery: { ...cashOnDelivery, zones: ['moon'] } },
      'field "cashOnDelivery.zones.1": must be one of dhaka-city',
    ],
    [
      'days that end before they begin',
      { delivery: { ...delivery, zones: [{ ...city, days: { from: 7, to: 3 } }, ...others] } },
      'zone "dhaka-city", field "days": ends before it begins.',
    ],
    [
      'plans out of order',
      { instalments: { ...instalments, plans: [...instalments.plans].reverse() } },
      'field "instalments.plans": must be in order from the shortest to the longest.',
    ],
    [
      'a charge with paisa',
      { onlinePayment: { upTo: 0.5 } },
      'field "onlinePayment.upTo": must be a whole number',
    ],
    [
      'a percentage above 100',
      { booking: { advancePercent: 101 } },
      '"booking.advancePercent": must be at most 100 percent.',
    ],
    [
      'a warranty of zero months',
      { serviceWarrantyMonths: 0 },
      'field "serviceWarrantyMonths": must be at least 1.',
    ],
  ];
  it.each(rejections)('rejects %s', (_, change, sentence) => {
    expect(() => parseSettings(JSON.stringify({ ...settings, ...change }))).toThrow(sentence);
  });
});
