import type { Measured } from './measure.ts';
import { type Figure, figures, verdict } from './targets.ts';

/** The figures of a page as Markdown, beside what they must and should be. */
export function table(measured: Measured): string {
  const { page, machine, load, lighthouse, runs } = measured;
  const rows = figures(measured).map((figure) => {
    const { name, value, unit, must, aim } = figure;
    const limit = (at?: number) => (at === undefined ? '' : `${figure.more ? '≥' : '≤'} ${at}`);
    return `| ${name} | ${value}${unit && ` ${unit}`} | ${limit(must)} | ${limit(aim)} | ${verdict(figure satisfies Figure)} |`;
  });
  return [
    `### ${page}`,
    '',
    `Median of ${runs}. ${machine.processors} × ${machine.model}, ${machine.memory}; load ${load.before}, ${load.between}, ${load.after}. ` +
      `${machine.chromium}, Lighthouse ${machine.lighthouse}, Node ${machine.node}.`,
    '',
    '| figure | measured | must | aim | |',
    '|---|---:|---:|---:|---|',
    ...rows,
    '',
    `Audits below 0.9: ${lighthouse.failedAudits.join(', ') || 'none'}.`,
  ].join('\n');
}
