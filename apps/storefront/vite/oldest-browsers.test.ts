import { expect, test } from 'vitest';
import { oldestBrowsers, parseOldestBrowsers, toBuildTargets } from './oldest-browsers.ts';

const text = (version: string) =>
  ['chrome', 'and_chr', 'edge', 'samsung', 'firefox', 'and_ff', 'safari', 'ios_saf']
    .map((name) => `${name} >= ${version}`)
    .join('\n');

test('scripts and styles are built for the versions of `.browserslistrc`', () => {
  const versions = parseOldestBrowsers(`# Comment\n\n${text('17.4')}`);
  expect(toBuildTargets(versions)).toEqual([
    'chrome17.4',
    'edge17.4',
    'firefox17.4',
    'safari17.4',
    'ios17.4',
  ]);
});

test.each([
  ['a query of popularity', `${text('17')}\n> 1%`],
  ['an unknown browser', `${text('17')}\nopera >= 100`],
  ['a browser that is named twice', `${text('17')}\nsafari >= 18`],
  ['a missing browser', text('17').replace('safari >= 17', '')],
  ['a version without a number', text('TP')],
])('throws for %s', (_, problem) => {
  expect(() => parseOldestBrowsers(problem)).toThrow('.browserslistrc needs one line for each of');
});

test('browsers that share an engine have the same version', () => {
  const { chrome, and_chr, edge, firefox, and_ff, safari, ios_saf } = oldestBrowsers;
  expect([and_chr, edge]).toEqual([chrome, chrome]);
  expect(and_ff).toBe(firefox);
  expect(ios_saf).toBe(safari);
});
