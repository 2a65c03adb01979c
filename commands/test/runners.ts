import { resolveCommandScript } from '../resolve-command-script.ts';
import { runNode } from '../run-process.ts';
import type { StageContext } from './run-stage.ts';

/**
 * By default, Vitest leaves one of two processors free. Stages that start browsers or whole shops keep that default.
 */
export const onBothProcessors = ['--maxWorkers=2'];

/** All projects except those with a stage of their own, so that a new package cannot be forgotten. */
export const unitProjects = ['!api', '!launcher', '!package', '!visual-browser'];

/** Runs Vitest, by default all tests of the projects. `options` begin with its subcommand if it is another than `run`. */
export function vitest(
  projects: string[],
  context: StageContext,
  env: Record<string, string> = {},
  options: string[] = [],
) {
  const names = projects.map((name) => `--project=${name}`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${context.report}`];
  const command = options[0] === 'related' ? [] : ['run'];
  return node([resolveCommandScript('vitest'), ...command, ...options, ...names, ...reporters], context, env);
}

export function playwright(
  config: string,
  context: StageContext,
  files: readonly string[] = [],
  env: Record<string, string> = {},
) {
  const script = resolveCommandScript('@playwright/test', 'playwright', 'apps/storefront');
  const args = [script, 'test', ...files, `--config=${config}`, '--reporter=list,json'];
  return node(args, context, { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: context.report });
}

export async function node(args: string[], { stop, output }: StageContext, env: Record<string, string> = {}) {
  const { code, stdout, stderr } = await runNode(args, { stop, output, env });
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  return code;
}
