import { basename } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { checkedGlobs, retiredNameRules } from './retired-name-rules.ts';
import { readSourceFiles, type SourceFile } from './sources.ts';

const files = readSourceFiles(...checkedGlobs);
const declared = files.map((file) => ({ path: file.path, names: new Set(declaredNames(file)) }));

/** Returns the names that a file declares. Imported names belong to the file that exports them. */
function declaredNames({ path, text }: SourceFile): string[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const names: string[] = [];
  const visit = (node: ts.Node) => {
    const name = ts.isImportSpecifier(node) ? undefined : ts.getNameOfDeclaration(node as ts.Declaration);
    if (name && ts.isIdentifier(name)) names.push(name.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind));
  return names;
}

it('finds declared names', () => {
  expect(declared.flatMap(({ names }) => [...names]).length).toBeGreaterThan(10_000);
});

describe('identifiers', () => {
  const rules = retiredNameRules.flatMap(({ identifier, use }) => (identifier ? [{ identifier, use }] : []));
  it.each(rules)('are not called $identifier, but $use', ({ identifier }) => {
    const found = declared.flatMap(({ path, names }) =>
      [...names].filter((name) => identifier.test(name)).map((name) => `${path}: ${name}`),
    );
    expect(found).toEqual([]);
  });
});

describe('files', () => {
  const rules = retiredNameRules.flatMap(({ file, use, except = [] }) =>
    file ? [{ file, use, except }] : [],
  );
  it.each(rules)('are not called $file, but $use', ({ file, except }) => {
    const names = files.map(({ path }) => path);
    const found = names.filter((path) => file.test(basename(path)));
    expect(found.filter((path) => !except.includes(basename(path)))).toEqual([]);
  });
});

describe('comments', () => {
  const rules = retiredNameRules.flatMap(({ comment, use }) => (comment ? [{ comment, use }] : []));
  it.each(rules)('do not begin with $comment, but with $use', ({ comment }) => {
    const found = files.flatMap(({ path, text }) => {
      const match = comment.exec(text);
      return match ? [`${path}:${text.slice(0, match.index).split('\n').length}: ${match[0]}`] : [];
    });
    expect(found).toEqual([]);
  });
});
