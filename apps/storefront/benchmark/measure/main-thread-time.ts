import { calculateMedian } from './calculate-median.ts';

/** Lighthouse's groups of main-thread work, by their names in `mainthread-work-breakdown`. */
const groups = {
  scriptEvaluation: 'script evaluation',
  scriptParseCompile: 'script parsing and compilation',
  styleLayout: 'style and layout',
  paintCompositeRender: 'rendering',
  parseHTML: 'parse HTML and CSS',
  garbageCollection: 'garbage collection',
  other: 'other',
} as const;

export type MainThreadGroup = (typeof groups)[keyof typeof groups];

/** Milliseconds on a processor slowed down four times. */
export interface MainThreadTime {
  total: number;
  groups: Record<MainThreadGroup, number>;
}

/** Returns the main-thread time of the audit's rows. A group without work has no row. */
export function getMainThreadTime(rows: readonly { group: string; duration: number }[]): MainThreadTime {
  const of = (group: string) => rows.find((row) => row.group === group)?.duration ?? 0;
  return {
    total: Math.round(rows.reduce((sum, { duration }) => sum + duration, 0)),
    groups: Object.fromEntries(
      Object.entries(groups).map(([id, name]) => [name, Math.round(of(id))]),
    ) as MainThreadTime['groups'],
  };
}

/** Returns the run with the median total as a whole, so that its groups still add up. */
export function getMedianMainThreadTime(runs: readonly MainThreadTime[]): MainThreadTime {
  const total = calculateMedian(runs.map((run) => run.total));
  const middle = runs.find((run) => run.total === total);
  if (!middle) throw new Error('There are no runs to take the main-thread time of.');
  return middle;
}
