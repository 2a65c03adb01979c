// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { subsets } from './subsets.ts';

const styles = join(import.meta.dirname, '../styles');
const faces = globSync('*fonts.css', { cwd: styles })
  .flatMap((file) => readFileSync(join(styles, file), 'utf8').match(/@font-face \{[^}]*\}/g) ?? [])
  .map((css) => ({
    family: /font-family: "(.+)"/.exec(css)?.[1] ?? '',
    style: /font-style: (\w+)/.exec(css)?.[1] ?? 'normal',
    file: /fonts\/([\w-]+\.woff2)/.exec(css)?.[1] ?? '',
    characters: readRange(/unicode-range:([^;]+);/.exec(css)?.[1] ?? ''),
  }))
  .filter(({ file }) => file);

test('every font of the table has a face', () => {
  expect(new Set(faces.map(({ file }) => file))).toEqual(new Set(subsets.map(({ to }) => to)));
});

const inBangla = faces.filter(({ characters }) => characters.some(isBangla));

test.each(inBangla)('$family takes from $file exactly the Bangla characters that it has', (face) => {
  const { text = '' } = subsets.find(({ to }) => to === face.file) ?? {};
  const glyphs = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0).filter(isBangla);
  // The sign of the taka has files of its own.
  const own = glyphs.length === 1 ? glyphs : glyphs.filter((character) => character !== 0x9f3);
  expect(face.characters.filter(isBangla)).toEqual(own.toSorted((first, second) => first - second));
});

test('with bangla-fonts.css, no character is in two faces of a family, so that their order does not matter', () => {
  const published = faces.filter(({ file }) => !/rooms|headline/.test(file) && file !== '');
  const seen = published
    .filter(({ family }) => family !== 'Tiro Bangla Full')
    .flatMap(({ family, style, characters }) => characters.map((each) => `${family} ${style} ${each}`));
  expect(seen.length).toBeGreaterThan(500);
  expect(new Set(seen).size).toBe(seen.length);
});

function isBangla(character: number): boolean {
  return character >= 0x900 && character < 0xa00;
}

function readRange(range: string): number[] {
  return [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(([, first = '', last = first]) => {
    const [start, end] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    return Array.from({ length: end - start + 1 }, (_, index) => start + index);
  });
}
