import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleColour } from '../../packages/ui/theme/example-colour.ts';
import { repositoryRoot } from '../repository-root.ts';

const documents = [
  ...globSync(['packages/ui/README.md', 'packages/ui/templates/**/*.css', '.storybook/docs/*.mdx'], {
    cwd: repositoryRoot,
    exclude: ['**/node_modules/**'],
  }),
  ...globSync('.changeset/*.md', { cwd: repositoryRoot }),
];

test('every example of piri-ui-theme has the same colour', () => {
  const found = documents.flatMap((file) =>
    [...readFileSync(join(repositoryRoot, file), 'utf8').matchAll(/--accent '(.+?)'/g)].map(
      ([, colour]) => `${file}: ${colour}`,
    ),
  );
  expect(found.length).toBeGreaterThan(4);
  expect(found.filter((each) => !each.endsWith(`: ${exampleColour}`))).toEqual([]);
});
