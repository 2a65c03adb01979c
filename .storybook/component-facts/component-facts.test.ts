import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readComponentFacts } from './component-facts-plugin.ts';

const root = join(import.meta.dirname, '../..');
const storiesFile = 'packages/ui/src/button/button.stories.tsx';

test('BENCH-28 the tokens of a component are those of its classes, with and without variants', () => {
  const { tokens } = readComponentFacts(root, storiesFile, undefined);
  for (const used of ['color.accent', 'color.accent-hover', 'color.text-subtle', 'color.border-control']) {
    expect(tokens).toContain(used);
  }
  expect(tokens).toContain('radius.control');
  expect(tokens).toContain('text.body');
  expect(tokens).not.toContain('color.sale');
});

test('BENCH-28 the source has a path, and a link to a design file only if one is configured', () => {
  const facts = readComponentFacts(root, storiesFile, undefined);
  expect(facts.path).toBe('packages/ui/src/button/button.tsx');
  expect(facts).not.toHaveProperty('designUrl');
  expect(readComponentFacts(root, storiesFile, 'https://design.example/?node={component}').designUrl).toBe(
    'https://design.example/?node=button',
  );
});
