import { expect, test } from 'vitest';
import type { MeshPart } from './generator-output.ts';
import { mergePlainParts } from './merge-plain-parts.ts';

const part = (key: string): MeshPart => ({
  key,
  position: Float32Array.of(0, 0, 0, 1, 0, 0, 0, 1, 0),
  normal: Float32Array.of(0, 0, 1, 0, 0, 1, 0, 0, 1),
  uv: new Float32Array(6),
  shade: Float32Array.of(1, 1, 0.5),
  index: Uint32Array.of(0, 1, 2),
});
const dull = (colour: [number, number, number]) => ({ roughness: 0.8, metallic: 0, colour });
const surfaces = {
  red: dull([1, 0, 0]),
  blue: dull([0, 0, 1]),
  brass: { ...dull([1, 0.8, 0.4]), metallic: 1 },
  oak: { roughness: 0.5, metallic: 0, file: 'oak.png', size: [1, 1] as [number, number] },
};

test('parts of one plain colour are merged into one with vertex colours', () => {
  const variants = { only: { book: 'red', other: 'blue', knob: 'brass', shelf: 'oak' } };
  const gathered = mergePlainParts(['book', 'knob', 'other', 'shelf'].map(part), variants, surfaces);
  expect(gathered.parts.map(({ key }) => key)).toEqual(['knob', 'shelf', 'plain']);
  const plain = gathered.parts[2];
  expect([...(plain?.index ?? [])]).toEqual([0, 1, 2, 3, 4, 5]);
  expect([...(plain?.colour ?? [])].slice(6, 12)).toEqual([1, 0, 0, 0, 0, 1]);
  expect(gathered.looks['only']?.['plain']).toBe('plain');
});

test('a part whose colour depends on the look is not merged', () => {
  const variants = { one: { book: 'red', other: 'red' }, two: { book: 'blue', other: 'red' } };
  expect(
    mergePlainParts(['book', 'other'].map(part), variants, surfaces).parts.map(({ key }) => key),
  ).toEqual(['book', 'other']);
});
