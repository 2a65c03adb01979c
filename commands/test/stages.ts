import { shouldUsePinnedChromium } from '@piri/visual/browser';
import { statusSources } from '../../.storybook/status/status-sources.ts';
import { npmTestStages, type StageName } from '../../.storybook/status/test-stages.ts';
import { storefrontBuild, storybookBuild } from '../builds.ts';
import { withTemporaryPostgres } from '../temporary-postgres.ts';
import { buildStorefrontAndStorybook } from './build.ts';
import { checkImportsAndUnusedCode } from './dependencies.ts';
import { installMissingEngines } from './install-missing-engines.ts';
import { checkLint } from './lint.ts';
import { checkRecordedStatus } from './recorded-status.ts';
import { reportsFolder } from './reports-folder.ts';
import type { Stage } from './run-stage.ts';
import { node, onBothProcessors, playwright, unitProjects, vitest } from './runners.ts';
import { tallyJest, tallyOwnReport, tallyPlaywright } from './tally.ts';
import { tallyEngines } from './tally-engines.ts';
import { checkTypes } from './types.ts';

/** How each stage is run and its report is read. */
const runners: Readonly<Record<StageName, Omit<Stage, 'name' | 'report'>>> = {
  types: { tally: tallyOwnReport, run: checkTypes },
  lint: { tally: tallyOwnReport, run: checkLint },
  dependencies: { tally: tallyOwnReport, run: checkImportsAndUnusedCode },
  unit: {
    tally: tallyJest,
    run: (context) => vitest(unitProjects, context, {}, onBothProcessors),
  },
  'api-pglite': {
    tally: tallyJest,
    run: (context) => vitest(['api'], context, { TEST_DATABASE_URL: '' }, onBothProcessors),
  },
  'api-postgres': {
    tally: tallyJest,
    run: (context) =>
      withTemporaryPostgres(context.stop, (url) =>
        vitest(['api'], context, { TEST_DATABASE_URL: url }, onBothProcessors),
      ),
  },
  build: { tally: tallyOwnReport, run: buildStorefrontAndStorybook },
  package: {
    tally: tallyJest,
    run: (context) => vitest(['package'], context),
  },
  launcher: {
    tally: tallyJest,
    needs: [storefrontBuild],
    runsWithPrevious: true,
    run: (context) => vitest(['launcher'], context),
  },
  stories: {
    tally: tallyJest,
    needs: [storybookBuild],
    run: (context) => node(['commands/test-stories.ts'], context),
  },
  visual: {
    tally: tallyOwnReport,
    needs: [storybookBuild],
    run: (context) => node(['packages/visual/src/main.ts', 'check'], context),
  },
  'visual-browser': {
    tally: tallyJest,
    run: (context) => vitest(['visual-browser'], context),
  },
  'visual-journey': {
    tally: tallyOwnReport,
    runsWithPrevious: true,
    run: async (context) =>
      shouldUsePinnedChromium()
        ? node(['packages/visual/src/main.ts', 'verify-review'], context)
        : { notRun: 'the baselines were captured by another browser, so nothing can be approved here.' },
  },
  'end-to-end': {
    tally: tallyPlaywright,
    needs: [storefrontBuild],
    run: (context) => playwright('apps/storefront/playwright.config.ts', context),
  },
  status: {
    tally: tallyOwnReport,
    run: async ({ report }) =>
      checkRecordedStatus({
        report,
        reports: reportsFolder,
        recorded: statusSources.recorded,
        tally: (name, content) => runners[name].tally(content),
        update: !process.env['CI'],
        today: new Date().toISOString().slice(0, 10),
      }),
  },
};

/** The stages, fastest feedback first: a type error is found after seconds, a changed picture after minutes. */
export const stages: readonly Stage[] = npmTestStages.map(({ name, report }) => ({
  name,
  report,
  ...runners[name],
}));

/**
 * Stages that only run by their name. `engines` is not a part of the whole until it has passed often enough on busy
 * machines (docs/open.md).
 */
export const stagesByName: readonly Stage[] = [
  {
    name: 'engines',
    report: 'engines.json',
    tally: tallyEngines,
    needs: [storefrontBuild],
    run: async (context) => {
      await installMissingEngines(context.stop);
      return playwright('apps/storefront/e2e/engines/playwright.config.ts', context);
    },
  },
];
