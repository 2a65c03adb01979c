import { posix } from 'node:path';

/** Returns the patterns of `import.meta.glob` in a source file, relative to the root, without the negative ones. */
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
