import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../repository-root.ts';
import { resolveCommandScript } from '../resolve-command-script.ts';
import { runNode } from '../run-process.ts';
import { type StageCheckResult, writeCheckReport } from './check-report.ts';
import { listWorkspaces } from './workspaces.ts';

type Context = { stop: AbortSignal; report: string };

/** Returns the folders of all TypeScript projects. */
export function listTypeScriptProjects(): string[] {
  const folders = [...listWorkspaces(), '.storybook', 'commands', 'launcher'];
  return folders.filter((name) => existsSync(join(repositoryRoot, name, 'tsconfig.json')));
}

/** Checks every TypeScript project separately, because each has its own environment (browser, Node, or both). */
export async function checkTypes({ stop, report }: Context, folders = listTypeScriptProjects()) {
  const checks = [await routeTypes(stop)];
  for (const folder of folders) {
    // The plain `tsc` may be either version; the alias is TypeScript 7.
    const { code, stdout, stderr } = await runNode(
      [resolveCommandScript('typescript-7', 'tsc'), '-p', folder],
      {
        stop,
        output: 'keep',
      },
    );
    checks.push(check(folder, code, stdout + stderr));
  }
  return writeCheckReport(report, checks);
}

/** Generates the route types that the storefront's routes import, which React Router derives from its route table. */
async function routeTypes(stop: AbortSignal) {
  const { code, stdout, stderr } = await runNode(
    [resolveCommandScript('@react-router/dev', 'react-router', 'apps/storefront'), 'typegen'],
    { stop, cwd: join(repositoryRoot, 'apps/storefront'), output: 'keep' },
  );
  return check('route types of apps/storefront', code, stdout + stderr);
}

function check(name: string, code: number, output: string): StageCheckResult {
  return code === 0 ? { name } : { name, failure: output };
}
