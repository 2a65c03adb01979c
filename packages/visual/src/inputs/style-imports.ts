import { readFile } from 'node:fs/promises';
import { toRepositoryPath } from './module-lookup.ts';

type Resolve = (name: string, from: string) => Promise<string | null>;

/**
 * Returns the style sheets among these modules and the sheets that those import. The bundler does not see the latter as
 * modules, because CSS imports are resolved before.
 */
export async function collectStyleSheets(
  modules: readonly string[],
  resolve: Resolve,
  root: string,
): Promise<Set<string>> {
  const styles = new Set<string>();
  const waiting = modules.map((id) => id.split('?')[0] ?? id).filter((id) => isOwnStyle(id, root));
  for (let styleSheet = waiting.pop(); styleSheet !== undefined; styleSheet = waiting.pop()) {
    if (styles.has(styleSheet)) continue;
    styles.add(styleSheet);
    for (const name of parseCssImports(await readFile(styleSheet, 'utf8'))) {
      const path = await resolve(name, styleSheet);
      if (path && isOwnStyle(path, root)) waiting.push(path);
    }
  }
  return styles;
}

/** Returns the names in a style sheet's `@import` rules. */
export function parseCssImports(css: string): string[] {
  const text = css.replaceAll(/\/\*.*?\*\//gs, '');
  return [...text.matchAll(/@import\s+(?:url\()?["']([^"']+)["']/g)].map(([, name = '']) => name);
}

function isOwnStyle(id: string, root: string): boolean {
  return id.endsWith('.css') && toRepositoryPath(id, root) !== null;
}
