import { expect, test } from 'vitest';
import { createClassNameMap, renameClasses, renameInStrings } from './minify-class-names.ts';

const sheet = `@layer utilities {
  .hidden { display: none }
  .inline-flex { display: inline-flex }
  .px-4 { padding-inline: 1rem }
  .max-md\\:group-data-fixed\\/bar\\:hidden:is(:where(.group\\/bar)[data-fixed] *) { display: none }
  .w-\\[50\\.5\\%\\]:not(.px-4) { width: 50.5% }
}`;
const names = createClassNameMap(sheet);

test('shortens every class that cannot be an ordinary word', () => {
  expect([...names.keys()]).toEqual(['px-4', 'max-md:group-data-fixed/bar:hidden', 'group/bar', 'w-[50.5%]']);
  expect(new Set(names.values()).size).toBe(names.size);
});

test('keeps a class that is a plain word or a CSS value', () => {
  expect(names.has('hidden')).toBe(false);
  expect(names.has('inline-flex')).toBe(false);
});

test('no short name is a word, an existing name, or one that ad blockers hide', () => {
  const many = Array.from({ length: 2_000 }, (_, index) => `.a-${index} { top: 0 }`).join('');
  const short = [...createClassNameMap(`.b { top: 0 } .bd { top: 0 } ${many}`).values()];
  expect(new Set(short).size).toBe(2_000);
  expect(short).not.toContain('b');
  expect(short).not.toContain('bd');
  expect(short.filter((name) => /[aeiouy]/i.test(name))).toEqual([]);
});

test('renames the classes of the sheet, including those in :is(), :where() and :not()', () => {
  const renamed = renameClasses(sheet, names);
  for (const name of names.values()) expect(renamed).toContain(`.${name}`);
  expect(renamed).not.toMatch(/px-4|group|max-md|w-\\/);
  expect(renamed).toContain('.hidden');
  expect(renamed).toContain('50.5%');
});

test('renames classes in strings and templates, word by word', async () => {
  const px = names.get('px-4');
  expect(await renameInStrings("f('px-4 hidden other')", names)).toBe(`f("${px} hidden other")`);
  expect(await renameInStrings(`f(\`px-4 $\{a ? "px-4" : "px-40"} hidden\`)`, names)).toBe(
    `f(\`${px} $\{a ? "${px}" : "px-40"} hidden\`)`,
  );
});

test('keeps a word that is continued by an interpolated value', async () => {
  const code = `f(\`px-4$\{a}px-4\`, \`$\{b}px-4\`)`;
  expect(await renameInStrings(code, names)).toBe(code);
});

test('keeps property names, comments and expressions', async () => {
  const code = '/* px-4 */ const o = { hidden: px - 4 };';
  expect(await renameInStrings(code, names)).toBe(code);
});
