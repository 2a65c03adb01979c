import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../repository-root.ts';

export type SourceFile = { path: string; text: string };

const outside = /(^|\/)(node_modules|build|dist|\.react-router|storybook-static|reports|fonts-cache)(\/|$)/;

/** Returns the matching files of the repository, without installed packages, build outputs and reports. */
export function readSourceFiles(...patterns: string[]): SourceFile[] {
  const exclude = (path: string) => outside.test(path);
  return patterns
    .flatMap((pattern) => globSync(pattern, { cwd: repositoryRoot, exclude }))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(repositoryRoot, path), 'utf8') }));
}

export function readJson(path: string) {
  return JSON.parse(readFileSync(join(repositoryRoot, path), 'utf8'));
}

/** Returns whether a file is part of the shop itself, not a test, story, fixture or tool. */
export function isProductionSource({ path }: SourceFile) {
  return !/\.(test|stories|spec)\.tsx?$|\.fixtures?\.tsx?$|-fixture\.tsx$|\/(testing|e2e|benchmarks?|screens|print)\//.test(
    path,
  );
}

/** Returns the specifiers that a TypeScript file imports, statically, dynamically or as types. */
export function parseImports({ text }: SourceFile) {
  const code = text.replace(/^\s*(\/\/|\*|\/\*).*$/gm, '');
  const found = code.matchAll(/\b(?:from\s+|import\s*\(?\s*)(['"])([^'"\n]+)\1/g);
  return [...found].map((match) => match[2] ?? '');
}
