import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../repository-root.ts';
import type { StageContext } from '../run-stage.ts';
import { onBothProcessors, playwright, unitProjects, vitest } from '../runners.ts';
import { chooseApiFiles, findReachedCalls, isOfApi } from './choose-api-files.ts';
import { chooseSpecs } from './choose-specs.ts';
import { chooseUnitFiles } from './choose-unit-files.ts';
import { isTest } from './classify-files.ts';
import { leaveOut, type NarrowedRun, type Narrowing, type Result, runFiles } from './narrowing.ts';

type Tests =
  | 'unit'
  | 'api-pglite'
  | 'api-postgres'
  | 'package'
  | 'launcher'
  | 'visual-browser'
  | 'end-to-end';

/** Narrows the stages that run test files. */
export function narrowTests({
  change,
  sources,
  changed,
  isChanged,
  listTests,
  readGraph,
}: Narrowing): Record<Tests, NarrowedRun> {
  const runApi = async (
    context: StageContext,
    env: Record<string, string>,
    runWhole: (reason: string) => Result,
  ) => {
    if (!changed.some(isOfApi)) return leaveOut('nothing of the API changed');
    const of = listTests(/^apps\/api\/src\//);
    const chosen = chooseApiFiles(change, await readGraph(context.stop), of);
    return 'whole' in chosen
      ? runWhole(chosen.whole)
      : runFiles('api', { chosen: chosen.files, of }, context, env);
  };

  return {
    unit: async (context, runWhole) => {
      const chosen = chooseUnitFiles(change, sources);
      if ('whole' in chosen) return runWhole(chosen.whole);
      context.note('narrowed to the tests that import the change, or read files that could contain it.');
      const options = ['related', '--run', '--passWithNoTests', ...onBothProcessors, ...chosen.files];
      return vitest(unitProjects, context, {}, options);
    },
    'api-pglite': (context, runWhole) => runApi(context, { TEST_DATABASE_URL: '' }, runWhole),
    'api-postgres': async (_, runWhole) => {
      if (isChanged(/^apps\/api\/src\/(db|testing|modules\/item-search)\/|postgres/))
        return runWhole('it may differ by database');
      return leaveOut(changed.some(isOfApi) ? 'the same tests run on PGlite' : 'nothing of the API changed');
    },
    package: async (context, runWhole) => {
      const shipped = changed.filter(
        (file) => /^(packages\/ui|commands\/package-tests|\.changeset)\//.test(file) && !isTest(file),
      );
      if (shipped.length === 0) return leaveOut('nothing that is published changed');
      const own = listTests(/^commands\/package-tests\//);
      const isComponent = (file: string) =>
        /^packages\/ui\/src\/(?!tokens|styles|fonts|renamed|internal)[^/]+\/.*\.tsx?$/.test(file);
      if (!shipped.every(isComponent)) return runWhole('more than the code of components changed');
      const quick = own.filter((file) => /(component-size|server-rendered)\.test\.ts$/.test(file));
      return runFiles('package', { chosen: quick, of: own }, context);
    },
    launcher: async (_, runWhole) => {
      const isStarted =
        /^(launcher\/|commands\/[^/]+\.ts$|apps\/(api|storefront)\/(src\/)?(main|env|server|core\/env)\.ts$)/;
      return isChanged(isStarted)
        ? runWhole('what it starts changed')
        : leaveOut('nothing that it starts changed');
    },
    'visual-browser': async (context, runWhole) => {
      if (isChanged(/^packages\/visual\/(?!baselines)/)) return runWhole('packages/visual changed');
      const page = listTests(/^packages\/visual\/review-page\/.*\.browser\.test\.ts$/);
      if (!isChanged(/^packages\/ui\/src\/.*(?<!test|stories)\.(tsx?|css)$/))
        return leaveOut('nothing of it changed');
      return runFiles('visual-browser', { chosen: page, of: listTests(/\.browser\.test\.ts$/) }, context);
    },
    'end-to-end': async (context, runWhole) => {
      const isOfShop = /^(apps\/storefront\/|apps\/api\/src\/|packages\/(?!visual\/))/;
      if (!isChanged(isOfShop)) return leaveOut('nothing of the shop changed');
      const specs = sources.files.filter((file) =>
        /^apps\/storefront\/e2e\/(?!engines\/).*\.spec\.ts$/.test(file),
      );
      const graph = await readGraph(context.stop);
      const chosen = chooseSpecs(change, {
        graph,
        specs,
        read: sources.read,
        routeTable: readFileSync(join(repositoryRoot, 'apps/storefront/app/routes.ts'), 'utf8'),
        calls: findReachedCalls(change, graph, sources),
      });
      if ('whole' in chosen) return runWhole(chosen.whole);
      if (chosen.specs.length === 0) return leaveOut('no page reaches the change');
      const pages = chosen.pages.length > 0 ? `, for ${chosen.pages.join(' ')}` : '';
      context.note(`narrowed to ${chosen.specs.length} of ${specs.length} files${pages}.`);
      return playwright(
        'apps/storefront/playwright.config.ts',
        context,
        chosen.specs.map((file) => join(repositoryRoot, file)),
        { E2E_PAGES: chosen.pages.join(' ') },
      );
    },
  };
}
