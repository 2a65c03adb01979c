import { join } from 'node:path';

/** Where this package reads and writes. */
export interface Places {
  /** The built Storybook. */
  built: string;
  baselines: string;
  /** `visual.json` and the folder `visual/` go here. */
  reports: string;
}

export function reportPath({ reports }: Places): string {
  return join(reports, 'visual.json');
}

/** The report as text for a pull request. */
export function summaryPath({ reports }: Places): string {
  return join(reports, 'visual.md');
}

export function capturedFolder({ reports }: Places): string {
  return join(reports, 'visual', 'captured');
}

export function differencesFolder({ reports }: Places): string {
  return join(reports, 'visual', 'differences');
}

/** What was decided in the review page and not brought into the baselines yet. */
export function decisionsPath({ reports }: Places): string {
  return join(reports, 'visual', 'decisions.json');
}
