import { join } from 'node:path';

/** The folders that this package reads and writes. */
export interface Paths {
  /** The built Storybook. */
  built: string;
  baselines: string;
  /** `visual.json` and the folder `visual/` go here. */
  reports: string;
}

export function getReportPath({ reports }: Paths): string {
  return join(reports, 'visual.json');
}

/** Returns the path of the report as Markdown for a pull request. */
export function getMarkdownSummaryPath({ reports }: Paths): string {
  return join(reports, 'visual.md');
}

export function getCapturedFolder({ reports }: Paths): string {
  return join(reports, 'visual', 'captured');
}

export function getDifferencesFolder({ reports }: Paths): string {
  return join(reports, 'visual', 'differences');
}

/** Returns the path of the review page's decisions that are not yet in the baselines. */
export function getDecisionsPath({ reports }: Paths): string {
  return join(reports, 'visual', 'decisions.json');
}
