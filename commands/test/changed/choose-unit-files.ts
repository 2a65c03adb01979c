import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../repository-root.ts';
import { getWorkspace, isModule, isTest } from './classify-files.ts';
import type { Change } from './read-change.ts';

/** Code whose results depend on files that it does not import, or on other processes. */
const readsFiles = /['"]node:(fs|fs\/promises|child_process|worker_threads)['"]|import\.meta\.glob/;

/** Set up for all tests of a project and imported by none of them. */
const isSetUp = (file: string) =>
  /(fail-on-console|temporary-folder-setup|prepared-database|test-database)\.ts$/.test(file);

/** What the tests of a change are chosen from: the code of the whole repository. */
export interface Sources {
  files: readonly string[];
  read: (file: string) => string;
}

export function createSources(files: readonly string[]): Sources {
  return { files, read: (file) => readFileSync(join(repositoryRoot, file), 'utf8') };
}

/**
 * Returns the files for `vitest related`, which runs the tests that import one of them, or why every test is run. Tests
 * that read files at run time are related to what they read, which no import says:
 *
 * - tests of the commands and of the workbench read the sources of everything, and are always run;
 * - in the workspace of a change, everything that reads files counts as changed. In an app, code outside of tests reads
 *   only data, so it counts only if data changed;
 * - in other workspaces, what reads files and names the changed workspace.
 */
export function chooseUnitFiles(change: Change, sources: Sources): { files: string[] } | { whole: string } {
  const gone = change.deleted.find(isModule);
  if (gone) return { whole: `${gone} was deleted or renamed` };
  const setUp = change.files.find(isSetUp);
  if (setUp) return { whole: `${setUp} is a part of every test` };
  const all = [...change.files, ...change.deleted];
  const changed = new Set(all.map(getWorkspace));
  const withData = new Set(all.filter((file) => !isModule(file)).map(getWorkspace));
  const readers = sources.files.filter((file) => {
    const workspace = getWorkspace(file);
    if (!isModule(file) || file.includes('/e2e/')) return false;
    if (/^(commands|\.storybook)\//.test(file) && isTest(file)) return true;
    const isOwn = changed.has(workspace);
    if (isOwn && workspace.startsWith('apps/') && !isTest(file) && !withData.has(workspace)) {
      return /child_process|worker_threads/.test(sources.read(file));
    }
    const text = sources.read(file);
    if (!readsFiles.test(text)) return false;
    return isOwn || [...changed].some((name) => namesWorkspace(text, name));
  });
  return {
    files: [...new Set([...change.files.filter((file) => !file.endsWith('.md')), ...readers])].sort(),
  };
}

/** Returns whether code names a workspace by its folder or its package. */
function namesWorkspace(text: string, workspace: string): boolean {
  const name = workspace.split('/').at(-1) ?? '';
  return (
    text.includes(workspace) || new RegExp(`(\\.\\./|@piri/|['"])${name.replace('.', '\\.')}\\b`).test(text)
  );
}
