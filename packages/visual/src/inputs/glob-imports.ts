import { posix } from 'node:path';

/** The patterns of `import.meta.glob` in the source of a file, relative to the root; those that exclude are left out. */
export function parseGlobImports(source: string, file: string): string[] {
  const calls = source.matchAll(/import\.meta\.glob[^(]*\(\s*(\[[^\]]*\]|'[^']*'|"[^"]*"|`[^`]*`)/g);
  return [...calls]
    .flatMap(([, patterns = '']) => [...patterns.matchAll(/['"`]([^'"`]+)['"`]/g)])
    .map(([, pattern = '']) => pattern)
    .filter((pattern) => !pattern.startsWith('!'))
    .map((pattern) =>
      pattern.startsWith('/') ? pattern.slice(1) : posix.join(posix.dirname(file), pattern),
    );
}
