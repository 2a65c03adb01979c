import { readFileSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { RenameTable } from '../src/renamed/rename-table.ts';
import type { RewriteResult } from './edits.ts';
import { findSourceFiles, isStyleSheet } from './find-source-files.ts';
import { loadTypeScript, type TypeScriptApi } from './load-typescript.ts';
import { rewriteScript } from './rewrite-script.ts';
import { rewriteStyles } from './rewrite-styles.ts';

const usage = `Rewrites code that uses @piri/ui to the current names of its props, values, exports, paths and styles.

  npx -p @piri/ui piri-ui-codemod [--dry-run] [paths…]

Without paths, it reads the current folder except installed packages, builds and folders that start with a dot.
With --dry-run, it lists the changes without writing them.`;

/** Runs the codemod in a folder and returns the exit code: 1 if a file cannot be parsed. */
export function runCodemod(
  args: readonly string[],
  folder: string,
  table: RenameTable,
  print: (line: string) => void = console.log,
): number {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) {
    print(usage);
    return 0;
  }
  const api = loadTypeScript(folder);
  const paths = positionals.length > 0 ? positionals : ['.'];
  let [changed, changes, failed] = [0, 0, 0];
  for (const path of findSourceFiles(paths.map((each) => resolve(folder, each)))) {
    const text = readFileSync(path, 'utf8');
    const result = rewriteFile(api, path, text, table);
    const shown = relative(folder, path);
    for (const error of result.errors) print(`${shown}:${error}`);
    if (result.errors.length > 0) failed += 1;
    for (const remark of result.remarks) print(`look at ${shown}:${remark}`);
    if (result.text === text) continue;
    print(`${shown}: ${formatCounts(result.counts)}`);
    changed += 1;
    changes += Object.values(result.counts).reduce((sum, count) => sum + count, 0);
    if (!values['dry-run']) writeFileSync(path, result.text);
  }
  const did = values['dry-run'] ? 'would be made' : 'made';
  print(`${plural(changes, 'change')} ${did} in ${plural(changed, 'file')}.`);
  if (failed > 0) print(`${plural(failed, 'file')} could not be parsed and stayed unchanged.`);
  return failed > 0 ? 1 : 0;
}

function rewriteFile(api: TypeScriptApi, path: string, text: string, table: RenameTable): RewriteResult {
  return isStyleSheet(path) ? rewriteStyles(text, table) : rewriteScript(api, path, text, table);
}

function formatCounts(counts: Record<string, number>): string {
  return Object.entries(counts)
    .map(([kind, count]) => plural(count, kind))
    .join(', ');
}

function plural(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun}s`}`.replace(/ys$/, 'ies');
}
