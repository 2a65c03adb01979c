import { expect, it } from 'vitest';
import { createDummyPasswordHash, hashPassword, matchesPasswordHash, needsRehash } from './password-hash.ts';

it('matches only its own password and is salted', async () => {
  const [one, other] = [await hashPassword('piri123', 'cheap'), await hashPassword('piri123', 'cheap')];
  expect(one).not.toBe(other);
  for (const hash of [one, other]) {
    expect(await matchesPasswordHash('piri123', hash)).toBe(true);
    for (const wrong of ['piri124', 'Piri123', 'piri123 ', '']) {
      expect(await matchesPasswordHash(wrong, hash)).toBe(false);
    }
  }
});

it('has at least the cost that OWASP recommends in production', async () => {
  expect(await hashPassword('piri123', 'full')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it('matches a scrypt hash from a Node without argon2', async () => {
  // From scrypt('piri123', 16 bytes of 7, N = 16, r = 8, p = 1).
  const { scryptSync } = await import('node:crypto');
  const salt = Buffer.alloc(16, 7);
  const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  const hash = scryptSync('piri123', salt, 32, { N: 16, r: 8, p: 1 });
  const phc = `$scrypt$ln=4,r=8,p=1$${encode(salt)}$${encode(hash)}`;
  expect(await matchesPasswordHash('piri123', phc)).toBe(true);
  expect(await matchesPasswordHash('piri124', phc)).toBe(false);
  expect(needsRehash(phc, 'full')).toBe(true);
});

it('detects a hash with another cost, and never matches the dummy hash', async () => {
  const cheap = await hashPassword('piri123', 'cheap');
  expect([needsRehash(cheap, 'cheap'), needsRehash(cheap, 'full')]).toEqual([false, true]);
  expect(await matchesPasswordHash('piri123', createDummyPasswordHash('cheap'))).toBe(false);
});
