import type { LongTask } from '../measure/get-long-tasks.ts';
import type { PageMeasurement } from '../measure-page.ts';
import { describeMeasurementConditions } from './describe-measurement-conditions.ts';
import { getMetrics } from './get-metrics.ts';
import { rateMetric } from './rate-metric.ts';

/** Formats the figures of a page as Markdown, with their limits and targets. */
export function formatPageReport(measured: PageMeasurement): string {
  const rows = getMetrics(measured).map((figure) => {
    const { name, value, unit, must, aim, more } = figure;
    const limit = (at?: number) => (at === undefined ? '' : `${more ? '≥' : '≤'} ${at}`);
    return `| ${name} | ${value}${unit && ` ${unit}`} | ${limit(must)} | ${limit(aim)} | ${rateMetric(figure)} |`;
  });
  return [
    `### ${measured.page}`,
    '',
    ...describeMeasurementConditions(measured).flatMap((sentence) => [sentence, '']),
    '| figure | measured | must | aim | |',
    '|---|---:|---:|---:|---|',
    ...rows,
    '',
    ...longTaskTable(measured.longTasks),
    '',
    `Audits below 0.9: ${measured.lighthouse.failedAudits.join(', ') || 'none'}.`,
  ].join('\n');
}

function longTaskTable(tasks: readonly LongTask[]): string[] {
  if (tasks.length === 0) return ['No task over 50 ms.'];
  const causes = (task: LongTask) =>
    task.causes.map(({ what, duration }) => `${what} ${duration} ms`).join(', ');
  return [
    '| task over 50 ms, at | duration | most of it |',
    '|---:|---:|---|',
    ...tasks.map((task) => `| ${task.start} ms | ${task.duration} ms | ${causes(task)} |`),
  ];
}
