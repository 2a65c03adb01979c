import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { retentionRules } from './retention-rules.ts';

it('docs/security.md lists the implemented retention rules', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/security.md'), 'utf8');
  const section = page.split('\n## ').find((text) => text.startsWith('What is kept')) ?? '';
  const rows = [...section.matchAll(/^\| (.+?) +\| (.+?) +\|$/gm)]
    .map(([, what, until]) => [what, until])
    .filter(([what = '']) => what !== 'what' && !what.startsWith('-'));
  expect(rows).toEqual(retentionRules.map(({ what, until }) => [what, until]));
});
