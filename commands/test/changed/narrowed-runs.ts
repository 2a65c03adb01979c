import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StageName } from '../../../.storybook/status/test-stages.ts';
import { type Build, storefrontBuild, storybookBuild } from '../../builds.ts';
import { repositoryRoot } from '../../repository-root.ts';
import { buildStorefrontAndStorybook } from '../build.ts';
import { checkLint } from '../lint.ts';
import type { StageContext } from '../run-stage.ts';
import { node, onBothProcessors, playwright, unitProjects, vitest } from '../runners.ts';
import { checkTypes, listTypeScriptProjects } from '../types.ts';
import { chooseApiFiles, findReachedCalls, isOfApi } from './choose-api-files.ts';
import { chooseSpecs } from './choose-specs.ts';
import { chooseStories } from './choose-stories.ts';
import { chooseUnitFiles, type Sources } from './choose-unit-files.ts';
import { getWorkspace, isModule, isStyle, isTest } from './classify-files.ts';
import { readImportsAndExports } from './find-changed-imports.ts';
import { findDependentWorkspaces } from './find-dependent-workspaces.ts';
import { type ImportGraph, readImportGraph } from './import-graph.ts';
import { type Change, readFileAt } from './read-change.ts';

/** The folder of the reports of narrowed runs, in `reports/`. */
export const narrowedReports = 'changed';

type Result = Promise<number | { notRun: string }>;
type NarrowedRun = (context: StageContext, runWhole: (reason: string) => Result) => Result;

const reports = join('reports', narrowedReports);
const leftOut = async (reason: string) => ({ notRun: `left out: ${reason}.` });

/**
 * Returns how each stage is run for a change. `global` is a changed file on which everything depends.
 */
export function createNarrowedRuns(
  change: Change,
  sources: Sources,
  global: string | undefined,
): Record<StageName, NarrowedRun> {
  const all = [...change.files, ...change.deleted];
  const isChanged = (pattern: RegExp) => all.some((file) => pattern.test(file));
  const because = global && `${global} changed`;
  const inputs = (build: Build) =>
    all.some((file) => build.inputs.some((input) => file === input || file.startsWith(`${input}/`)));
  /** The picture of a deleted story has to be removed. */
  const isStoryGone = change.deleted.some((file) => /\.stories\.tsx?$/.test(file));
  let graph: Promise<ImportGraph> | undefined;
  const readGraph = (stop: AbortSignal) => (graph ??= readImportGraph(stop));
  const tests = (pattern: RegExp) => sources.files.filter((file) => isTest(file) && pattern.test(file));

  /** Runs chosen test files by their paths. */
  const runFiles = (
    project: string,
    files: readonly string[],
    of: number,
    context: StageContext,
    env = {},
  ) => {
    if (files.length === 0) return leftOut('no test reaches the change');
    context.note(`narrowed to ${files.length} of ${of} files.`);
    return vitest([project], context, env, [
      ...onBothProcessors,
      ...files.map((file) => join(repositoryRoot, file)),
    ]);
  };
  const runApi = async (
    context: StageContext,
    env: Record<string, string>,
    runWhole: (reason: string) => Result,
  ) => {
    if (because) return runWhole(because);
    if (!all.some(isOfApi)) return leftOut('nothing of the API changed');
    const own = tests(/^apps\/api\/src\//);
    const chosen = chooseApiFiles(change, await readGraph(context.stop), own);
    return 'whole' in chosen
      ? runWhole(chosen.whole)
      : runFiles('api', chosen.files, own.length, context, env);
  };
  const visitStories = async (context: StageContext, run: (count: number) => Result): Result => {
    if (!because && !inputs(storybookBuild)) return leftOut('the workbench does not contain the change');
    const { index, pages, all } = await chooseStories(join(repositoryRoot, 'storybook-static'), change);
    const count = Object.keys(index.entries).length;
    if (count + pages.length === 0 && !isStoryGone) return leftOut('no story and no page reaches the change');
    context.note(`narrowed to ${count} of ${all} stories, and ${pages.length} pages.`);
    return run(count);
  };

  return {
    types: async (context, runWhole) => {
      if (because) return runWhole(because);
      const typed = all.filter((file) => isModule(file) || /\.(d\.ts|json)$/.test(file));
      if (typed.length === 0) return leftOut('no code changed');
      const affected = findDependentWorkspaces(typed.map(getWorkspace));
      const projects = listTypeScriptProjects();
      const chosen = projects.filter((folder) => affected.has(folder));
      context.note(`narrowed to ${chosen.length} of ${projects.length} projects.`);
      return checkTypes(context, chosen);
    },
    lint: async (context, runWhole) => {
      if (because || isChanged(/^biome\.json$|^\.gitignore$/)) return runWhole('a setting changed');
      if (change.files.length === 0) return leftOut('files were only deleted');
      context.note(`narrowed to ${change.files.length} changed files.`);
      return checkLint(context, change.files);
    },
    dependencies: async (context, runWhole) => {
      if (because || isChanged(/dependency-cruiser|^knip|layers\.json$/))
        return runWhole('a setting changed');
      const imports = await Promise.all(
        change.files.map(async (file) => {
          if (!isModule(file) && !/\.(css|mdx)$/.test(file)) return false;
          const before = await readFileAt(change.base, file, context.stop);
          return before === '' || readImportsAndExports(before) !== readImportsAndExports(sources.read(file));
        }),
      );
      const gone = change.deleted.some(isModule);
      if (gone || imports.includes(true)) return runWhole('imports or exports changed');
      return leftOut('no import and no export changed');
    },
    unit: async (context, runWhole) => {
      if (because) return runWhole(because);
      const chosen = chooseUnitFiles(change, sources);
      if ('whole' in chosen) return runWhole(chosen.whole);
      context.note('narrowed to the tests that import the change, or read files that could contain it.');
      const options = ['related', '--run', '--passWithNoTests', ...onBothProcessors, ...chosen.files];
      return vitest(unitProjects, context, {}, options);
    },
    'api-pglite': (context, runWhole) => runApi(context, { TEST_DATABASE_URL: '' }, runWhole),
    'api-postgres': async (_, runWhole) => {
      if (because) return runWhole(because);
      if (isChanged(/^apps\/api\/src\/(db|testing|modules\/item-search)\/|postgres/))
        return runWhole('it may differ by database');
      return leftOut(all.some(isOfApi) ? 'the same tests run on PGlite' : 'nothing of the API changed');
    },
    build: async (context, runWhole) => {
      if (because) return runWhole(because);
      const shop =
        inputs(storefrontBuild) || all.some(isOfApi) || isChanged(/^(apps\/storefront|launcher)\//);
      const chosen = [
        ...(shop ? [storefrontBuild] : []),
        ...(inputs(storybookBuild) ? [storybookBuild] : []),
      ];
      if (chosen.length === 0) return leftOut('neither the shop nor the workbench contains the change');
      return buildStorefrontAndStorybook(context, chosen);
    },
    package: async (context, runWhole) => {
      if (because) return runWhole(because);
      const shipped = all.filter(
        (file) => /^(packages\/ui|commands\/package-tests|\.changeset)\//.test(file) && !isTest(file),
      );
      if (shipped.length === 0) return leftOut('nothing that is published changed');
      const own = tests(/^commands\/package-tests\//);
      const isComponent = (file: string) =>
        /^packages\/ui\/src\/(?!tokens|styles|fonts|renamed|internal)[^/]+\/.*\.tsx?$/.test(file);
      if (!shipped.every(isComponent)) return runWhole('more than the code of components changed');
      const quick = own.filter((file) => /(component-size|server-rendered)\.test\.ts$/.test(file));
      return runFiles('package', quick, own.length, context);
    },
    launcher: async (_, runWhole) => {
      if (because) return runWhole(because);
      const isStarted =
        /^(launcher\/|commands\/[^/]+\.ts$|apps\/(api|storefront)\/(src\/)?(main|env|server|core\/env)\.ts$)/;
      return isChanged(isStarted)
        ? runWhole('what it starts changed')
        : leftOut('nothing that it starts changed');
    },
    stories: async (context) => {
      const env = { STORY_REPORTS: reports };
      if (because) return node(['commands/test-stories.ts'], context, env);
      const styles = all.filter((file) => !/\.mdx?$/.test(file));
      if (styles.length > 0 && styles.every(isStyle)) {
        return leftOut('only looks changed, which the pictures of the same stories show');
      }
      return visitStories(context, () =>
        node(['commands/test-stories.ts', `--changed=${change.base}`], context, env),
      );
    },
    visual: async (context) => {
      const check = ['packages/visual/src/main.ts', 'check', '--reports', reports];
      if (because) return node(check, context);
      return visitStories(context, async (count) =>
        count === 0 && !isStoryGone
          ? leftOut('no picture reaches the change')
          : node([...check, `--affected=${change.base}`], context),
      );
    },
    'visual-browser': async (context, runWhole) => {
      if (because) return runWhole(because);
      if (isChanged(/^packages\/visual\/(?!baselines)/)) return runWhole('packages/visual changed');
      const page = tests(/^packages\/visual\/review-page\/.*\.browser\.test\.ts$/);
      if (!isChanged(/^packages\/ui\/src\/.*(?<!test|stories)\.(tsx?|css)$/))
        return leftOut('nothing of it changed');
      return runFiles('visual-browser', page, tests(/\.browser\.test\.ts$/).length, context);
    },
    'visual-journey': async (context, runWhole) => {
      if (because) return runWhole(because);
      if (!isChanged(/^packages\/visual\/(?!baselines)/)) return leftOut('nothing of it changed');
      return node(['packages/visual/src/main.ts', 'verify-review', '--reports', reports], context);
    },
    'end-to-end': async (context, runWhole) => {
      if (because) return runWhole(because);
      const isOfShop = /^(apps\/storefront\/|apps\/api\/src\/|packages\/(?!visual\/))/;
      if (!isChanged(isOfShop)) return leftOut('nothing of the shop changed');
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
      if (chosen.specs.length === 0) return leftOut('no page reaches the change');
      const pages = chosen.pages.length > 0 ? `, for ${chosen.pages.join(' ')}` : '';
      context.note(`narrowed to ${chosen.specs.length} of ${specs.length} files${pages}.`);
      return playwright(
        'apps/storefront/playwright.config.ts',
        context,
        chosen.specs.map((file) => join(repositoryRoot, file)),
        {
          E2E_PAGES: chosen.pages.join(' '),
        },
      );
    },
    status: () => leftOut('it records whole runs only'),
  };
}
