import type { Measured } from './measure.ts';

/** A figure beside what it must and should be. */
export interface Figure {
  name: string;
  value: number;
  unit: '' | 'ms' | 'KB';
  must?: number;
  aim?: number;
  /** True where more is better. */
  more?: boolean;
}

const kilobytes = (bytes: number) => Math.round((bytes / 1024) * 10) / 10;

/** The figures a page is judged by. The rest stands in its JSON. */
export function figures({
  lighthouse,
  bytes: { all, beforeLoad },
  firstTaps,
  laterTaps,
  session,
}: Measured): Figure[] {
  const scores = Object.entries(lighthouse.scores).map(([category, value]): Figure => {
    const must = category === 'performance' ? 99 : 100;
    return { name: `Lighthouse ${category}`, value, unit: '', must, aim: 100, more: true };
  });
  return [
    ...scores,
    { name: 'FCP', value: lighthouse.firstContentfulPaint, unit: 'ms', must: 950, aim: 850 },
    { name: 'LCP', value: lighthouse.largestContentfulPaint, unit: 'ms', must: 1300, aim: 1000 },
    { name: 'TBT', value: lighthouse.totalBlockingTime, unit: 'ms', must: 100, aim: 30 },
    { name: 'CLS', value: Math.round(lighthouse.cumulativeLayoutShift * 1000) / 1000, unit: '', must: 0 },
    { name: 'HTML, brotli', value: kilobytes(all.html.brotli), unit: 'KB', must: 20 },
    {
      name: 'HTML with the whole sheet, brotli',
      value: kilobytes(all.html.brotli + all.style.brotli),
      unit: 'KB',
      aim: 14,
    },
    { name: 'JavaScript, brotli', value: kilobytes(all.script.brotli), unit: 'KB', must: 130, aim: 115 },
    {
      name: 'JavaScript before load, brotli',
      value: kilobytes(beforeLoad.script.brotli),
      unit: 'KB',
      must: 0,
    },
    { name: 'Fonts', value: kilobytes(all.font.wire), unit: 'KB' },
    { name: 'Pictures before load', value: kilobytes(beforeLoad.picture.wire), unit: 'KB' },
    { name: 'Pictures', value: kilobytes(all.picture.wire), unit: 'KB' },
    { name: 'Data after load', value: kilobytes(all.data.wire), unit: 'KB' },
    ...firstTaps.flatMap(({ name, seenAt, answeredAt, worksAt }): Figure[] => [
      { name: `First tap, ${name}: seen at`, value: seenAt, unit: 'ms' },
      { name: `First tap, ${name}: answered at`, value: answeredAt, unit: 'ms' },
      { name: `First tap, ${name}: works at`, value: worksAt, unit: 'ms', must: 1200 },
    ]),
    ...laterTaps.flatMap(({ name, within, seenAfter, answeredAfter, interactionToNextPaint }): Figure[] => [
      { name: `Later tap, ${name}: seen after the touch`, value: seenAfter, unit: 'ms' },
      {
        name: `Later tap, ${name}: seen after the finger left`,
        value: answeredAfter,
        unit: 'ms',
        must: within,
      },
      { name: `Later tap, ${name}: INP`, value: interactionToNextPaint, unit: 'ms', must: 100 },
    ]),
    ...(session
      ? [
          {
            name: `INP of a visit: ${session.taps.join(', ')}`,
            value: session.interactionToNextPaint,
            unit: 'ms' as const,
            must: 100,
          },
        ]
      : []),
  ];
}

/** How a figure stands: worse than it must be, good enough, or as good as was hoped. */
export function verdict({ value, must, aim, more = false }: Figure): '' | 'missed' | 'kept' | 'reached' {
  const within = (limit: number) => (more ? value >= limit : value <= limit);
  if (must === undefined) return '';
  if (!within(must)) return 'missed';
  return within(aim ?? must) ? 'reached' : 'kept';
}
