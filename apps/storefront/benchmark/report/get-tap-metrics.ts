import type { PageMeasurement } from '../measure-page.ts';
import type { Metric } from './rate-metric.ts';

/** Returns the time until a tap's effect is visible, with its limits. */
export function getTapMetrics({ firstTaps, laterTaps, session, listToItem }: PageMeasurement): Metric[] {
  return [
    ...firstTaps.flatMap(({ name, seenAt, answeredAt, worksAt }): Metric[] => [
      { name: `First tap, ${name}: seen at`, value: seenAt, unit: 'ms' },
      { name: `First tap, ${name}: answered at`, value: answeredAt, unit: 'ms' },
      { name: `First tap, ${name}: works at`, value: worksAt, unit: 'ms', must: 1400, aim: 1200 },
    ]),
    ...laterTaps.flatMap(({ name, within, seenAfter, answeredAfter, interactionToNextPaint }): Metric[] => [
      { name: `Later tap, ${name}: seen after the touch`, value: seenAfter, unit: 'ms' },
      {
        name: `Later tap, ${name}: seen after the finger left`,
        value: answeredAfter,
        unit: 'ms',
        must: within,
      },
      { name: `Later tap, ${name}: INP`, value: interactionToNextPaint, unit: 'ms', must: 100, aim: 60 },
    ]),
    ...(session
      ? [
          {
            name: `INP of a visit: ${session.taps.join(', ')}`,
            value: session.interactionToNextPaint,
            unit: 'ms',
            must: 100,
            aim: 60,
          } as const,
        ]
      : []),
    ...(listToItem
      ? ([
          { name: 'List to product, at once', value: listToItem.first, unit: 'ms', must: 900, aim: 600 },
          {
            name: 'List to product, after 2 s',
            value: listToItem.afterRest,
            unit: 'ms',
            must: 250,
            aim: 100,
          },
        ] as const)
      : []),
  ];
}
