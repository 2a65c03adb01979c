import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatCode } from '../../packages/ui/publishing/story-code/format-code.ts';
import { writeArg } from '../../packages/ui/src/internal/docs/write-arg.ts';
import { writeExample } from '../../packages/ui/src/internal/docs/write-example.ts';
import { buildShownExamples, listStoriesWithCode } from './story-code-plugin.ts';

const root = join(import.meta.dirname, '../..');
const examples = buildShownExamples(root);
const following = listStoriesWithCode(root).flatMap((story) => {
  const { code, source } = examples.get(story.file)?.get(story.name) ?? {};
  return code !== undefined && source ? [{ ...story, code, source }] : [];
});

const changeArgs = (args: Record<string, unknown>) =>
  new Map(Object.entries(args).map(([name, value]) => [name, writeArg(name, value, undefined) ?? {}]));

test('BENCH-28 the code of each example with controls follows them', () => {
  const pages = globSync(['packages/ui/src/*/*.mdx', 'apps/storefront/app/**/*.mdx'], { cwd: root });
  const withControls = pages.flatMap((page) => {
    const [, story] = /<Controls of={\w+\.(\w+)}/.exec(readFileSync(join(root, page), 'utf8')) ?? [];
    return story === undefined ? [] : [{ page, story }];
  });
  const others = withControls.filter(
    ({ page, story }) => !following.some((one) => one.page === page && one.name === story),
  );
  expect(withControls.length).toBeGreaterThan(90);
  expect(others).toEqual([]);
});

test('BENCH-28 the code of the values at first is the code of the story', () => {
  for (const { code, source } of following) expect(writeExample(code, source, new Map())).toBe(code);
});

test('BENCH-28 code with other values is formatted as the formatter would', () => {
  const changes = [
    { hidden: true },
    { children: 'Two words' },
    { 'data-first': 'a'.repeat(40), 'data-second': 12, 'data-third': 'b'.repeat(40) },
  ];
  const codes = following.flatMap(({ code, source }) =>
    changes
      .filter((args) => Object.keys(args).every((name) => !source.fixedArgs.includes(name)))
      .map((args) => writeExample(code, source, changeArgs(args))),
  );
  const formatted = formatCode(codes);
  // Where an element stands in the middle of a text, the formatter writes the space before it as code.
  const compare = (code: string) => code.replace(/\{' '\}\n\s*/g, ' ');
  expect(codes.map(compare)).toEqual(formatted.map(compare));
});
