import { existsSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { readObjectIdIfUnmodifiedSince } from './git-object.ts';
import { parseGlobImports } from './glob-imports.ts';
import { collectReachableModules, type ModuleLookup, toRepositoryPath } from './module-lookup.ts';
import { type StorybookInputs, storybookInputsFileName } from './storybook-inputs.ts';
import { collectStyleSheets } from './style-imports.ts';

export interface StorybookInputsPluginOptions {
  /** The repository's root. */
  root: string;
  /** Files, or patterns of files, that the bundler does not see and any story may depend on. */
  global: readonly string[];
  /**
   * Modules that the preview imports only for an option of the toolbar. No picture chooses one, so they and their imports
   * are no inputs, except of the stories that import them too.
   */
  toolbarOnly?: readonly string[];
}

/**
 * A Vite plug-in that records which files each story depends on, so that only stories with changed files must be
 * captured again.
 *
 * Style sheets are global inputs by their sources, not by their output. Tailwind builds one sheet from the text of all
 * components, so a class added to one of them would otherwise change every story. The classes that a story uses are in
 * its own files, so its rules cannot change unless one of those files or a style sheet changes.
 */
export function storybookInputsPlugin({
  root,
  global,
  toolbarOnly = [],
}: StorybookInputsPluginOptions): Plugin {
  let startedAt = 0;
  const globs = new Map<string, string[]>();
  return {
    name: 'visual:story-inputs',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      startedAt = Date.now();
    },
    transform: {
      filter: { code: 'import.meta.glob' },
      handler(code, id) {
        const file = toRepositoryPath(id, root);
        if (file) globs.set(file, parseGlobImports(code, file));
      },
    },
    async generateBundle() {
      const { stories, shared } = readGraph(this, root, toolbarOnly);
      const resolve = async (name: string, from: string) => (await this.resolve(name, from))?.id ?? null;
      const styles = await collectStyleSheets([...this.getModuleIds()], resolve, root);
      const files = new Set([...shared, ...toRepositoryPaths(styles, root), ...(await listed(root, global))]);
      for (const reached of Object.values(stories)) {
        for (const file of reached.flatMap((one) => listManifests(root, one))) files.add(file);
      }
      const hashedFiles = [...new Set([...files, ...Object.values(stories).flat()])].sort();
      const ids = await Promise.all(
        hashedFiles.map(
          async (file) => [file, await readObjectIdIfUnmodifiedSince(startedAt, join(root, file))] as const,
        ),
      );
      const inputs: StorybookInputs = {
        files: Object.fromEntries(ids),
        global: [...files].sort(),
        stories,
        globs: Object.fromEntries(globs),
      };
      this.emitFile({
        type: 'asset',
        fileName: storybookInputsFileName,
        source: JSON.stringify(inputs, null, 1),
      });
    },
  };
}

function readGraph(context: Rollup.PluginContext, root: string, toolbarOnly: readonly string[]) {
  const graph: ModuleLookup = (id) => context.getModuleInfo(id);
  const ids = [...context.getModuleIds()];
  // The builder's module that imports every story file on demand.
  const list = ids.find((id) => id.endsWith('storybook-stories.js'));
  if (list === undefined) {
    context.error(
      'The module that lists the stories was not found. The builder of Storybook may have renamed it.',
    );
  }
  const entries = ids.filter((id) => context.getModuleInfo(id)?.isEntry);
  const stories: Record<string, string[]> = {};
  for (const id of context.getModuleInfo(list)?.dynamicallyImportedIds ?? []) {
    const file = toRepositoryPath(id, root);
    // Docs pages have no screenshot.
    if (file && !file.endsWith('.mdx'))
      stories[file] = toRepositoryPaths(collectReachableModules([id], graph), root);
  }
  const stops = ids.filter((id) => toolbarOnly.includes(toRepositoryPath(id, root) ?? ''));
  const shared = collectReachableModules(entries, graph, [list, ...stops]);
  return { stories, shared: toRepositoryPaths(shared, root) };
}

function toRepositoryPaths(ids: Iterable<string>, root: string): string[] {
  const files = [...ids].map((id) => toRepositoryPath(id, root)).filter((file) => file !== null);
  // The builder's own page has a path in the root, but no file exists there.
  return [...new Set(files)].filter((file) => existsSync(join(root, file))).sort();
}

/** Returns the manifests of the file's package, which determine what its imports mean and how its JSX is compiled. */
function listManifests(root: string, file: string): string[] {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    const manifests = ['package.json', 'tsconfig.json'].map((name) => join(folder, name));
    const existing = manifests.filter((manifest) => existsSync(join(root, manifest)));
    if (existing.length > 0 || folder === '.') return existing;
  }
}

async function listed(root: string, patterns: readonly string[]): Promise<string[]> {
  const files = [];
  for await (const entry of glob([...patterns], { cwd: root, withFileTypes: true })) {
    if (entry.isFile()) files.push(toRepositoryPath(join(entry.parentPath, entry.name), root));
  }
  return files.filter((file) => file !== null);
}
