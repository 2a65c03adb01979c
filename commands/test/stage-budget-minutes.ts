import type { StageName } from '../../.storybook/status/test-stages.ts';

/** Minutes that a stage may take on two cores. Make a stage that exceeds its budget faster before adding to it. */
export const stageBudgetMinutes: Readonly<Record<string, number>> = {
  types: 1,
  lint: 0.2,
  dependencies: 0.5,
  unit: 2,
  'api-pglite': 1.5,
  'api-postgres': 1.5,
  build: 2,
  package: 1,
  launcher: 2.5,
  stories: 5,
  visual: 4,
  'visual-browser': 2.5,
  'visual-journey': 2.5,
  'end-to-end': 4,
  engines: 4,
  status: 0.1,
} satisfies Record<StageName | 'engines', number>;

/** Minutes for all stages together. */
export const totalBudgetMinutes = 25;
