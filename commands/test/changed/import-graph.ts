import { z } from 'zod';
import { UserError } from '../../../launcher/user-error.mjs';
import { resolveCommandScript } from '../../resolve-command-script.ts';
import { runNode } from '../../run-process.ts';

/** By file: the files that import it. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const cruise = z.object({
  modules: z.array(z.object({ source: z.string(), dependents: z.array(z.string()) })),
});

/** Reads who imports whom in the packages, apps and tools, by the tool that also checks the import rules. */
export async function readImportGraph(stop: AbortSignal): Promise<ImportGraph> {
  const folders = ['packages', 'apps', '.storybook'];
  const args = [...folders, '--config', '.dependency-cruiser.cjs', '--output-type', 'json'];
  const script = resolveCommandScript('dependency-cruiser', 'depcruise');
  const { stdout, stderr } = await runNode([script, ...args], { stop, output: 'keep' });
  if (stdout.trim() === '') throw new UserError(`dependency-cruiser printed no graph:\n${stderr}`);
  const { modules } = cruise.parse(JSON.parse(stdout));
  return new Map(modules.map(({ source, dependents }) => [source, dependents]));
}

/**
 * Returns the given files and all files that import them, directly or indirectly. Does not continue from a file for which
 * `isEnd` holds.
 */
export function findDependents(
  graph: ImportGraph,
  files: readonly string[],
  isEnd: (file: string) => boolean = () => false,
): Set<string> {
  const found = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    if (!isEnd(file)) waiting.push(...(graph.get(file) ?? []));
  }
  return found;
}
