// @vitest-environment node
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { readExampleSource, removeMarker } from '../../../publishing/story-code/args-marker.ts';
import { writeArg } from './write-arg.ts';
import { writeExample } from './write-example.ts';

const prefix = `import { Badge } from '@piri/ui/badge';
import { Button } from '@piri/ui/button';
import { useState } from 'react';

const count = 3;

`;

/** Returns the code with other args, without what does not change. */
function follow(marked: string, args: Record<string, unknown>, argTypes: Record<string, object> = {}) {
  const { code, index } = removeMarker(`${prefix}${marked}`);
  const source = readExampleSource(code, index ?? -1, []);
  if (!source) throw new Error('The code cannot follow.');
  const changes = new Map(
    Object.entries(args).map(([name, value]) => [
      name,
      writeArg(name, value, { name, ...argTypes[name] }) ?? {},
    ]),
  );
  return writeExample(code, source, changes);
}

const button = '<Button data-story-args badge={<Badge>{count}</Badge>} size="small">Add to cart</Button>';

test('BENCH-28 props and children have the values of the controls', () => {
  expect(
    follow(button, { children: 'Buy', size: 'large', loading: true, tabIndex: -1, badge: undefined }),
  ).toBe(
    `import { Button } from '@piri/ui/button';\n\n<Button size="large" loading tabIndex={-1}>\n  Buy\n</Button>`,
  );
});

test('BENCH-28 a default is left out, unless a parent that sets it takes control', () => {
  const defaultValue = { table: { defaultValue: { summary: "'medium'" } } };
  const openState = {
    options: ['Not set', 'true', 'false'],
    mapping: { 'Not set': undefined, true: true, false: false },
    table: { defaultValue: { summary: 'false' } },
  };
  const types = { size: defaultValue, open: openState };
  expect(follow(button, { size: 'medium' }, types)).not.toContain('size');
  expect(follow(button, { open: 'false' }, types)).toContain('open={false}');
  expect(follow(button, { open: 'Not set' }, types)).not.toContain('open');
});

test('BENCH-28 a preset is its own code, with its import', () => {
  const icon = { code: '<Icon name="check" />', imports: [{ from: '@piri/ui/icon', name: 'Icon' }] };
  const leading = { mapping: { Icon: createElement('svg') }, presetCodes: { Icon: icon } };
  const code = follow(button, { leading: 'Icon' }, { leading });
  expect(code).toContain('leading={<Icon name="check" />}');
  expect(code).toContain(
    `import { Button } from '@piri/ui/button';\nimport { Icon } from '@piri/ui/icon';\n\nconst count`,
  );
});

test('BENCH-28 texts that JSX would read as something else stand in braces', () => {
  const code = follow(button, { children: 'A {b} & c', label: 'Say "no"', note: "It's 5 < 6\n" });
  expect(code).toContain("{'A {b} & c'}");
  expect(code).toContain(`label={'Say "no"'}`);
  expect(code).toContain(`note={"It's 5 < 6\\n"}`);
});

test('BENCH-28 data is a literal, and what no literal can say is no code', () => {
  expect(writeArg('options', [{ value: 'a', 'aria-label': 'A' }], undefined)?.code).toBe(
    "options={[{ value: 'a', 'aria-label': 'A' }]}",
  );
  for (const value of [() => {}, [{ render: () => {} }], { icon: createElement('svg') }, Number.NaN])
    expect(writeArg('options', value, undefined)).toBeUndefined();
});

test('BENCH-28 only a single element follows the args', () => {
  expect(removeMarker(`<>${button}${button}</>`).index).toBeUndefined();
  expect(removeMarker('<Button />').index).toBeUndefined();
});
