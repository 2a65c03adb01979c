import { expect, test } from 'vitest';
import { notComparableWarning } from '../measure/chromium.ts';
import { describeMeasurementConditions } from './describe-measurement-conditions.ts';

function taken(build: 'full' | 'small', otherCpuPercent?: number) {
  const measured = {
    runs: 1,
    machine: {
      processors: 2,
      model: 'M',
      memory: '8 GB',
      node: 'v26',
      lighthouse: '13',
      chromium: { version: '150', build },
    },
    load: { before: 0, between: 0, after: 0 },
    lighthouse: { runs: [{ benchmarkIndex: 2400, otherCpuPercent }] },
    floor: { load: { largestContentfulPaint: 2000 }, lighthouse: { mainThread: { total: 400 } } },
  };
  return describeMeasurementConditions(
    measured as unknown as Parameters<typeof describeMeasurementConditions>[0],
  );
}

test('says that figures of the small build cannot be compared', () => {
  expect(taken('small')).toContain(notComparableWarning);
  expect(taken('full')).not.toContain(notComparableWarning);
});

test('omits the load of other programs if the system does not report it', () => {
  expect(taken('full', 7)).toContain(
    "Lighthouse's benchmark index 2400; other programs used 7 % of the processors.",
  );
  expect(taken('full')).toContain("Lighthouse's benchmark index 2400.");
});
