import { describe, expect, it } from 'vitest';
import { readSourceFiles } from './sources.ts';

interface Carrier {
  /** The names in backticks before the path, such as a type. */
  names: string[];
  path: string;
}

const [glossary] = readSourceFiles('docs/glossary.md');
const entries = [...(glossary?.text ?? '').matchAll(/^- \*\*([^*]+)\*\*: (.+)$/gm)].map(
  ([, term = '', text = '']) => ({ term, carriers: parseCarriers(text) }),
);

/** Returns each path with the names before it; names without a path get an empty one. */
function parseCarriers(text: string): Carrier[] {
  const carriers: Carrier[] = [];
  let names: string[] = [];
  for (const [, code = ''] of text.matchAll(/`([^`]+)`/g)) {
    if (!code.includes('/')) {
      names.push(code);
      continue;
    }
    carriers.push({ names, path: code });
    names = [];
  }
  return names.length > 0 ? [...carriers, { names, path: '' }] : carriers;
}

/** Returns whether the text declares the name or has a field of that name. Imports, uses and comments do not count. */
function declares(text: string, name: string): boolean {
  const code = text.replace(/^\s*(\/\/|\*|\/\*).*$/gm, '');
  const declaration = `\\b(?:const|type|interface|class|function)\\s+${name}\\b`;
  return new RegExp(`${declaration}|^\\s+${name}\\??:`, 'm').test(code);
}

it('the glossary has entries with unique terms', () => {
  const terms = entries.map(({ term }) => term);
  expect(terms.length).toBeGreaterThanOrEqual(50);
  expect(terms).toEqual([...new Set(terms)]);
  expect(glossary?.text.match(/^- /gm)).toHaveLength(terms.length);
});

describe.each(entries)('glossary: $term', ({ carriers }) => {
  it('names the declarations and their files', () => {
    expect(carriers).not.toEqual([]);
    expect(carriers.filter(({ names, path }) => names.length === 0 || path === '')).toEqual([]);
  });

  it.each(carriers)('$path declares $names', ({ names, path }) => {
    const [file] = path === '' ? [] : readSourceFiles(path);
    expect(file, `${path} does not exist`).toBeDefined();
    expect(names.filter((name) => !declares(file?.text ?? '', name))).toEqual([]);
  });
});
