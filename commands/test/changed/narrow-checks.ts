import { storefrontBuild, storybookBuild } from '../../builds.ts';
import { buildStorefrontAndStorybook } from '../build.ts';
import { checkLint } from '../lint.ts';
import { checkTypes, listTypeScriptProjects } from '../types.ts';
import { isOfApi } from './choose-api-files.ts';
import { getWorkspace, isModule } from './classify-files.ts';
import { readImportsAndExports } from './find-changed-imports.ts';
import { findDependentWorkspaces } from './find-dependent-workspaces.ts';
import { leaveOut, type NarrowedRun, type Narrowing } from './narrowing.ts';
import { readFileAt } from './read-change.ts';

type Check = 'types' | 'lint' | 'dependencies' | 'build';

/** Narrows what reads the code without running it, and the builds. */
export function narrowChecks({
  change,
  sources,
  changed,
  isChanged,
  isIn,
}: Narrowing): Record<Check, NarrowedRun> {
  return {
    types: async (context) => {
      const typed = changed.filter((file) => isModule(file) || /\.(d\.ts|json)$/.test(file));
      if (typed.length === 0) return leaveOut('no code changed');
      const affected = findDependentWorkspaces(typed.map(getWorkspace));
      const projects = listTypeScriptProjects();
      const chosen = projects.filter((folder) => affected.has(folder));
      context.note(`narrowed to ${chosen.length} of ${projects.length} projects.`);
      return checkTypes(context, chosen);
    },
    lint: async (context, runWhole) => {
      if (isChanged(/^biome\.json$|^\.gitignore$/)) return runWhole('a setting changed');
      if (change.files.length === 0) return leaveOut('files were only deleted');
      context.note(`narrowed to ${change.files.length} changed files.`);
      return checkLint(context, change.files);
    },
    dependencies: async (context, runWhole) => {
      if (isChanged(/dependency-cruiser|^knip|layers\.json$/)) return runWhole('a setting changed');
      const imports = await Promise.all(
        change.files.map(async (file) => {
          if (!isModule(file) && !/\.(css|mdx)$/.test(file)) return false;
          const before = await readFileAt(change.base, file, context.stop);
          return before === '' || readImportsAndExports(before) !== readImportsAndExports(sources.read(file));
        }),
      );
      const gone = change.deleted.some(isModule);
      if (gone || imports.includes(true)) return runWhole('imports or exports changed');
      return leaveOut('no import and no export changed');
    },
    build: async (context) => {
      const shop =
        isIn(storefrontBuild) || changed.some(isOfApi) || isChanged(/^(apps\/storefront|launcher)\//);
      const chosen = [...(shop ? [storefrontBuild] : []), ...(isIn(storybookBuild) ? [storybookBuild] : [])];
      if (chosen.length === 0) return leaveOut('neither the shop nor the workbench contains the change');
      return buildStorefrontAndStorybook(context, chosen);
    },
  };
}
