import { expect, test } from 'vitest';
import { estimatePasswordStrength } from './password-strength.ts';

test.each([
  ['piri123', 'weak'],
  ['password1', 'weak'],
  ['Password1!', 'weak'],
  ['teak 1971', 'weak'],
  ['12345678901234567890', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['abababababababababab', 'weak'],
  ['x7!kQ2w', 'fair'],
  ['jute-and-teak', 'strong'],
  ['teak by the window', 'strong'],
  ['সোনার তরী ১৯৭১', 'strong'],
] as const)('AUTH-3 %j is %s', (password, strength) => {
  expect(estimatePasswordStrength(password)).toBe(strength);
});
