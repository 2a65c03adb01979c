import { expect, test } from 'vitest';
import { simplifyCode } from './simplify-code.ts';

test.each([
  [
    "const a = { ...{ name: 'Turmeric' }, selected: true };",
    "const a = { name: 'Turmeric', selected: true };",
  ],
  ['const a = { ...{ selected: false, b }, selected: true };', 'const a = { b, selected: true };'],
  ['const a = [{ src, width: 480 }.width, { src, width: 480 }.src];', 'const a = [480, src];'],
  ['<Image ratio={{ src, width: 4 }.width / 5} />', '<Image ratio={4 / 5} />'],
  ['<Image {...{ src, width: 480 }} alt="" />', '<Image src={src} width={480} alt="" />'],
  ['<Image {...{ src, width: 480 }} width={240} />', '<Image src={src} width={240} />'],
  ['const a = { ...{ ...{ b: 1 } } };', 'const a = { b: 1 };'],
])('BENCH-28 %s is written as %s', (code, simplified) => {
  expect(simplifyCode(code)).toBe(simplified);
});

test.each(['const a = { ...b, c };', '<Image {...image} />', 'const a = { ...b, c }.c;'])(
  'BENCH-28 %s stays as it is',
  (code) => {
    expect(simplifyCode(code)).toBe(code);
  },
);
