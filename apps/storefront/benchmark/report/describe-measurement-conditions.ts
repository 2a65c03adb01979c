import { notComparableWarning } from '../measure/chromium.ts';
import type { PageMeasurement } from '../measure-page.ts';

/** Describes the conditions of the measurement in sentences. Without them the figures mean nothing. */
export function describeMeasurementConditions(
  measured: Pick<PageMeasurement, 'machine' | 'load' | 'runs' | 'lighthouse' | 'floor'>,
): string[] {
  const { machine, load, runs, lighthouse, floor } = measured;
  const indexes = lighthouse.runs.map(({ benchmarkIndex }) => benchmarkIndex);
  const shares = lighthouse.runs.flatMap(({ otherCpuPercent }) => otherCpuPercent ?? []);
  return [
    `Median of ${runs}. ${machine.processors} × ${machine.model}, ${machine.memory}; load ${load.before}, ${load.between}, ${load.after}. ` +
      `${machine.chromium.build === 'full' ? 'Full' : 'Small'} Chromium ${machine.chromium.version}, Lighthouse ${machine.lighthouse}, Node ${machine.node}.`,
    `Lighthouse's benchmark index ${indexes.join(', ')}` +
      (shares.length > 0 ? `; other programs used ${shares.join(', ')} % of the processors.` : '.'),
    `Floor: real LCP ${floor.load.largestContentfulPaint} ms, main thread ${floor.lighthouse.mainThread.total} ms.`,
    ...(machine.chromium.build === 'full' ? [] : [notComparableWarning]),
  ];
}
