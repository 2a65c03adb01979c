import { z } from 'zod';
import { UserError } from '../../launcher/user-error.mjs';
import { resolveCommandScript } from '../resolve-command-script.ts';
import { runNode } from '../run-process.ts';
import { type StageCheckResult, writeCheckReport } from './check-report.ts';
import { listWorkspaces } from './workspaces.ts';

type Context = { stop: AbortSignal; report: string };

/** Checks the import rules and looks for unused code: one check for each rule, not one for each file. */
export async function checkImportsAndUnusedCode({ stop, report }: Context) {
  return writeCheckReport(report, [...(await checkImportRules(stop)), ...(await checkUnusedCode(stop))]);
}

const rules = z.array(z.object({ name: z.string() }));

const cruise = z.object({
  modules: z.array(z.object({ source: z.string() })),
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) })),
    ruleSetUsed: z.object({ forbidden: rules, required: rules.optional() }),
  }),
});

async function checkImportRules(stop: AbortSignal): Promise<StageCheckResult[]> {
  const folders = ['packages', 'apps', 'commands', 'launcher', '.storybook'];
  const files = await cruised('.dependency-cruiser.cjs', folders, stop);
  const inFolders = await cruised(
    '.dependency-cruiser.folders.cjs',
    ['apps/storefront/app/features', 'apps/api/src'],
    stop,
  );
  const unread = listWorkspaces().filter(
    (folder) => !files.modules.some(({ source }) => source.startsWith(`${folder}/`)),
  );
  return [...files.checks, ...inFolders.checks, check('every package was read', unread)];
}

/** Returns one check for each rule of a dependency-cruiser configuration. */
async function cruised(config: string, folders: string[], stop: AbortSignal) {
  const args = [...folders, '--config', config, '--output-type', 'json'];
  const { modules, summary } = cruise.parse(await json('dependency-cruiser', 'depcruise', args, stop));
  const { forbidden, required = [] } = summary.ruleSetUsed;
  const checks = [...forbidden, ...required].map(({ name }) => {
    const broken = summary.violations.filter(({ rule }) => rule.name === name);
    return check(
      name,
      broken.map(({ from, to }) => `${from} → ${to}`),
    );
  });
  return { modules, checks };
}

const knip = z.object({ issues: z.array(z.record(z.string(), z.unknown())) });
const named = z.array(z.object({ name: z.string() }));

/** Checks for unused files, exports and packages, and for packages used without being declared. */
async function checkUnusedCode(stop: AbortSignal): Promise<StageCheckResult[]> {
  const { issues } = knip.parse(await json('knip', 'knip', ['--reporter', 'json', '--no-progress'], stop));
  const kinds = ['files', 'exports', 'types', 'duplicates', 'dependencies', 'devDependencies', 'unlisted'];
  const more = ['unresolved', 'binaries', 'catalog', 'enumMembers', 'optionalPeerDependencies'];
  return [...kinds, ...more].map((kind) =>
    check(
      `knip finds no ${kind}`,
      issues.flatMap((issue) =>
        named.parse(flat(issue[kind])).map(({ name }) => `${issue['file']}: ${name}`),
      ),
    ),
  );
}

/** Knip reports duplicates as a list of lists. */
function flat(found: unknown) {
  return Array.isArray(found) ? found.flat() : [];
}

async function json(packageName: string, name: string, args: string[], stop: AbortSignal): Promise<unknown> {
  const { stdout, stderr } = await runNode([resolveCommandScript(packageName, name), ...args], {
    stop,
    output: 'keep',
  });
  try {
    return JSON.parse(stdout);
  } catch {
    throw new UserError(
      `${packageName} printed no output that can be parsed:\n${stdout.slice(0, 2000)}${stderr}`,
    );
  }
}

function check(name: string, broken: readonly string[]): StageCheckResult {
  return broken.length === 0 ? { name } : { name, failure: broken.join('\n') };
}
