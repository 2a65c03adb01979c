export type PasswordStrength = 'weak' | 'fair' | 'strong';

/** A word followed by digits is weak if it is shorter than this. */
const minWordLength = 12;
const fairBits = 40;
const strongBits = 60;

/**
 * Estimates how long a password withstands guessing, without a dictionary: by its length, its kinds of characters, its
 * repeats, and its sequences such as `abc` and `321`. Only a hint; a shop refuses known passwords on its server.
 */
export function estimatePasswordStrength(password: string): PasswordStrength {
  const letters = [...password.toLowerCase()];
  const isWord = /^\p{L}+[^\p{L}]*$/u.test(password) && letters.length < minWordLength;
  if (isWord) return 'weak';
  const repeated = 2 * new Set(letters).size;
  const surprising = letters.filter((letter, index) => !followsFrom(letters[index - 1], letter)).length;
  const bits = Math.min(repeated, surprising) * Math.log2(countAlphabet(password));
  if (bits < fairBits) return 'weak';
  return bits < strongBits ? 'fair' : 'strong';
}

function followsFrom(before: string | undefined, letter: string): boolean {
  return before !== undefined && Math.abs((letter.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0)) <= 1;
}

/** Returns the number of possible values of each character. */
function countAlphabet(password: string): number {
  const kinds: [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[^a-zA-Z\d]/, 33],
  ];
  return kinds.reduce((size, [kind, of]) => size + (kind.test(password) ? of : 0), 0);
}
