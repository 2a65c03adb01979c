import { expect, test } from 'vitest';
import {
  findStyleChanges,
  getClassUse,
  getPropertyUse,
  listFontUses,
  listStyleUses,
} from './style-changes.ts';

test('BENCH-4 comments, spaces and custom properties are no changed rule', () => {
  const before = '/* One. */ .card { --gap: 4px; color: red; background: url("a;{b}") }';
  const after = '.card {\n  --gap: 8px;\n  color: red;\n  background: url("a;{b}")\n}';
  const { properties, classes } = findStyleChanges(before, after);
  expect(properties).toEqual([{ name: '--gap', before: '4px', after: '8px' }]);
  expect(classes).toEqual(new Set());
});

test('BENCH-4 the classes of a changed rule are found, also of a utility with nested rules', () => {
  const sheet = (width: string) =>
    `@layer base { a { color: red } } @utility frame { height: 1px; &:hover { width: ${width} } } .other { top: 0 }`;
  expect(findStyleChanges(sheet('1px'), sheet('2px')).classes).toEqual(new Set(['frame']));
});

test('BENCH-4 a changed rule without a class may affect everything', () => {
  expect(findStyleChanges('html { color: red }', 'html { color: blue }').classes).toBeNull();
});

test('BENCH-4 the uses of a property are followed through aliases, rules and utilities', () => {
  const sheets = [
    '@theme { --color-accent: var(--accent); } @utility frame { outline: 1px solid var(--accent); }',
    '.note { color: var(--accent-hover); }',
  ];
  const { properties, classes, everywhere } = listStyleUses(sheets, '--accent');
  expect([...properties]).toEqual(['--accent', '--color-accent']);
  expect([...classes]).toEqual(['frame']);
  expect(everywhere).toBe(false);
  expect(listStyleUses(['html { color: var(--text) }'], '--text').everywhere).toBe(true);
});

test('BENCH-28 the uses of a font file are those of its family', () => {
  const face = (family: string, file: string) =>
    `@font-face { font-family: ${family}; src: url('../fonts/${file}.woff2?no-inline'); font-display: swap; }`;
  const sheets = [
    face("'Tiro'", 'tiro-latin') + face("'Anek'", 'anek') + face("'Tiro Full'", 'tiro'),
    "@theme { --font-display: var(--display); --display: 'Tiro', serif; --font-full: 'Tiro Full'; }",
    "html { font: 1rem 'Anek', sans-serif } .quotation { font-family: Tiro; }",
  ];
  const { properties, classes, everywhere } = listFontUses(sheets, 'ui/fonts/tiro-latin.woff2');
  expect([[...properties], [...classes], everywhere]).toEqual([
    ['--display', '--font-display'],
    ['quotation'],
    false,
  ]);
  expect(listFontUses(sheets, 'ui/fonts/anek.woff2').everywhere).toBe(true);
  expect([...listFontUses(sheets, 'ui/fonts/tiro.woff2').properties]).toEqual(['--font-full']);
});

test('BENCH-4 a utility of a property is a use of it, and one of another property is not', () => {
  const use = getPropertyUse(['--color-accent']);
  expect(use?.test('className="bg-accent"')).toBe(true);
  expect(use?.test('text-(--color-accent)')).toBe(true);
  expect(use?.test('bg-accent-soft')).toBe(false);
  expect(getClassUse(['frame']).test('hover:frame')).toBe(true);
  expect(getClassUse(['frame']).test('frame-wide')).toBe(false);
});
