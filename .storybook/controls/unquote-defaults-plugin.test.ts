import { expect, test } from 'vitest';
import { unquoteDefaults } from './unquote-defaults-plugin.ts';

test('BENCH-28 a default text is quoted once, by Storybook', () => {
  expect(unquoteDefaults(`{"defaultValue":{"value":"'Close'"},"name":"closeLabel"}`)).toBe(
    '{"defaultValue":{"value":"Close"},"name":"closeLabel"}',
  );
  expect(unquoteDefaults(`{ defaultValue: { value: "'section'" } }`)).toBe(
    '{ defaultValue: { value: "section" } }',
  );
});

test('BENCH-28 a default that is an expression, and a text elsewhere, stay as they are', () => {
  for (const code of [`{"defaultValue":{"value":"a ? 'b' : 'c'"}}`, `{"description":"'Close'"}`]) {
    expect(unquoteDefaults(code)).toBe(code);
  }
});
