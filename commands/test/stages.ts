import { isPinnedChromium } from '@piri/visual/browser';
import { storefrontBuild, storybookBuild } from '../builds.ts';
import { resolveBinary } from '../resolve-binary.ts';
import { runNode } from '../run.ts';
import { withTemporaryPostgres } from '../temporary-postgres.ts';
import { checkBuild } from './build.ts';
import { checkDependencies } from './dependencies.ts';
import { checkLint } from './lint.ts';
import type { Context, Stage } from './run-stage.ts';
import { tallyJest, tallyOwnReport, tallyPlaywright } from './tally.ts';
import { checkTypes } from './types.ts';

/**
 * By default, Vitest leaves one of two processors free. Stages that start browsers or whole shops keep that default.
 */
const onBothProcessors = ['--maxWorkers=2'];

/** The stages, fastest feedback first: a type error is found after seconds, a changed picture after minutes. */
export const stages: readonly Stage[] = [
  { name: 'types', report: 'types.json', tally: tallyOwnReport, run: checkTypes },
  { name: 'lint', report: 'lint.json', tally: tallyOwnReport, run: checkLint },
  { name: 'dependencies', report: 'dependencies.json', tally: tallyOwnReport, run: checkDependencies },
  {
    name: 'unit',
    report: 'unit.json',
    tally: tallyJest,
    // All projects except those with a stage of their own, so that a new package cannot be forgotten.
    run: (context) =>
      vitest(['!api', '!launcher', '!published', '!visual-browser'], context, {}, onBothProcessors),
  },
  {
    name: 'api-pglite',
    report: 'api-pglite.json',
    tally: tallyJest,
    run: (context) => vitest(['api'], context, { TEST_DATABASE_URL: '' }, onBothProcessors),
  },
  {
    name: 'api-postgres',
    report: 'api-postgres.json',
    tally: tallyJest,
    run: (context) =>
      withTemporaryPostgres(context.stop, (url) =>
        vitest(['api'], context, { TEST_DATABASE_URL: url }, onBothProcessors),
      ),
  },
  { name: 'build', report: 'build.json', tally: tallyOwnReport, run: checkBuild },
  {
    name: 'published',
    report: 'published.json',
    tally: tallyJest,
    run: (context) => vitest(['published'], context),
  },
  {
    name: 'launcher',
    report: 'launcher.json',
    tally: tallyJest,
    needs: [storefrontBuild],
    besideTheOneBefore: true,
    run: (context) => vitest(['launcher'], context),
  },
  {
    name: 'stories',
    report: 'stories.json',
    tally: tallyJest,
    needs: [storybookBuild],
    run: (context) => node(['commands/test-stories.ts'], context),
  },
  {
    name: 'pictures',
    report: 'visual.json',
    tally: tallyOwnReport,
    needs: [storybookBuild],
    run: (context) => node(['packages/visual/src/main.ts', 'check'], context),
  },
  {
    name: 'review',
    report: 'review.json',
    tally: tallyJest,
    run: (context) => vitest(['visual-browser'], context),
  },
  {
    name: 'journey',
    report: 'visual-journey.json',
    tally: tallyOwnReport,
    besideTheOneBefore: true,
    run: async (context) =>
      isPinnedChromium()
        ? node(['packages/visual/src/main.ts', 'prove-journey'], context)
        : { notRun: 'the baselines were drawn by another browser, so nothing can be approved here.' },
  },
  {
    name: 'end-to-end',
    report: 'e2e.json',
    tally: tallyPlaywright,
    needs: [storefrontBuild],
    run: (context) =>
      node(
        [
          resolveBinary('@playwright/test', 'playwright', 'apps/storefront'),
          'test',
          '--config=apps/storefront/playwright.config.ts',
          '--reporter=list,json',
        ],
        context,
        { PLAYWRIGHT_JSON_OUTPUT_FILE: context.report },
      ),
  },
];

function vitest(
  projects: string[],
  context: Context,
  env: Record<string, string> = {},
  options: string[] = [],
) {
  const names = projects.map((name) => `--project=${name}`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${context.report}`];
  return node([resolveBinary('vitest'), 'run', ...names, ...options, ...reporters], context, env);
}

async function node(args: string[], { stop, output }: Context, env: Record<string, string> = {}) {
  const { code, stdout, stderr } = await runNode(args, { stop, output, env });
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  return code;
}
