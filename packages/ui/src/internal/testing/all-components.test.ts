// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../..');

test('every component that the package exports has a conformance test', () => {
  // Only `part/part.tsx` can be imported from outside; the files beside it belong to the component.
  const open = globSync('*/*.tsx', { cwd: source }).filter((file) => /^(.+)\/\1\.tsx$/.test(file));
  const exported = open.flatMap((file) => names(file, /^export function ([A-Z]\w*)/gm));
  const held = globSync('*/*.test.tsx', { cwd: source }).flatMap((file) =>
    names(file, /describeConformance\(\s*'(\w+)'/g),
  );
  expect(exported).toContain('Button');
  // A provider renders no element.
  const rendered = exported.filter((part) => !part.endsWith('Provider'));
  expect(rendered.filter((part) => !held.includes(part))).toEqual([]);
});

function names(file: string, pattern: RegExp): string[] {
  return [...readFileSync(join(source, file), 'utf8').matchAll(pattern)].flatMap(([, name]) => name ?? []);
}
