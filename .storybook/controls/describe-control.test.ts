import { createElement } from 'react';
import type { StrictInputType } from 'storybook/internal/types';
import { expect, test } from 'vitest';
import { describeControl, exampleOption } from './describe-control.ts';

const prop = (summary: string, defaultValue?: string): StrictInputType => ({
  name: 'prop',
  description: 'A prop.',
  type: { name: 'other', value: summary },
  table: {
    type: { summary },
    ...(defaultValue !== undefined && { defaultValue: { summary: defaultValue } }),
  },
});

test('BENCH-28 a boolean shows its default, and can be turned on by one press', () => {
  const { argType, value } = describeControl('loading', prop('boolean | undefined', 'false'), undefined, []);
  expect(argType.control).toEqual({ type: 'boolean' });
  expect(value).toBe(false);
});

test('BENCH-28 a boolean that a parent may control stays unset', () => {
  const { argType, value } = describeControl('open', prop('boolean', 'false'), undefined, ['onOpenChange']);
  expect(argType.options).toEqual(['Not set', 'true', 'false']);
  expect(argType.mapping).toHaveProperty([String(value)], undefined);
});

test('BENCH-28 a prop that takes elements offers presets, first what the story passes', () => {
  const link = createElement('a');
  const { argType, value } = describeControl('action', prop('ReactNode'), link, []);
  expect(argType.control).toEqual({ type: 'select' });
  expect(value).toBe(exampleOption);
  expect(argType.mapping).toHaveProperty([exampleOption], link);
  expect(argType.options).toContain('Button');
});

test('BENCH-28 a text in a prop that takes elements is edited as text', () => {
  const { argType, value } = describeControl('label', prop('ReactNode', 'Sort by'), undefined, []);
  expect(argType.control).toEqual({ type: 'text' });
  expect(value).toBe('Sort by');
});

test('BENCH-28 elements as children, and objects without a value, are disabled with a reason', () => {
  for (const [name, value] of [
    ['children', [createElement('p')]],
    ['labels', undefined],
  ] as const) {
    const { argType } = describeControl(name, prop('Partial<Labels>'), value, []);
    expect(argType.control).toEqual({ disable: true });
    expect(argType.description).toContain('Change it in the code.');
  }
});

test('BENCH-28 a choice shows its default', () => {
  const size: StrictInputType = {
    name: 'size',
    type: { name: 'enum', value: ['small', 'medium'] },
    table: { defaultValue: { summary: "'medium'" } },
  };
  expect(describeControl('size', size, undefined, []).value).toBe('medium');
});

test('BENCH-28 the options of a story for its elements follow what it passes itself', () => {
  const [menu, heart] = [createElement('i'), createElement('b')];
  const children = { ...prop('ReactNode'), options: ['heart'], mapping: { heart } };
  const { argType, value } = describeControl('children', children, menu, []);
  expect(argType.options).toEqual([exampleOption, 'heart']);
  expect(argType.mapping).toEqual({ [exampleOption]: menu, heart });
  expect(value).toBe(exampleOption);
});

test('BENCH-28 a day in a prop that takes numbers too is edited as the text that the story asks for', () => {
  const min = { ...prop('string | number'), control: { type: 'text' as const } };
  expect(describeControl('min', min, '2026-11-22', []).argType.control).toEqual({ type: 'text' });
  expect(describeControl('min', min, undefined, []).argType.control).toEqual({ type: 'text' });
});

test('BENCH-28 a control that a story disables stays as it is', () => {
  const disabled = { ...prop('ReactNode'), control: { disable: true } };
  expect(describeControl('leading', disabled, undefined, [])).toEqual({ argType: disabled });
});

test.each([
  ['"\'Close\'"', 'Close'],
  ["'Close'", 'Close'],
  ['"`wide`"', undefined],
  ["\"priority ? 'eager' : 'lazy'\"", undefined],
])('BENCH-28 the default %s of a text is shown as %s', (written, shown) => {
  const { value } = describeControl('label', prop('string', written), undefined, []);
  expect(value).toBe(shown);
});
