import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildDesignTokensJson } from './build-design-tokens-json.ts';
import { getTokens, type JsonObject, modes, resolveTokens } from './tokens.ts';

const file: JsonObject = JSON.parse(buildDesignTokensJson());

test('the committed file matches the token files: if this fails, run `pnpm --filter @piri/ui tokens`', () => {
  expect(readFileSync(join(import.meta.dirname, 'tokens.generated.json'), 'utf8')).toBe(
    buildDesignTokensJson(),
  );
});

test('a tool without modes finds every token with its light value', () => {
  const read = [...resolveTokens([file])].map(([path, { type, value }]) => [path, { type, value }]);
  const light = [...getTokens('light')].map(([path, { type, value }]) => [path, { type, value }]);
  expect(Object.fromEntries(read)).toEqual(Object.fromEntries(light));
});

test.each(modes)('a tool with modes finds the values of the mode %s', (mode) => {
  const read = resolveTokens([inMode(file, mode)]);
  for (const [path, { value }] of getTokens(mode)) expect(read.get(path)?.value, path).toEqual(value);
});

test('a token that is the same in all modes has no modes', () => {
  const tokens = resolveTokens([file]);
  expect(tokens.get('color.page')?.extensions).toHaveProperty('mode.dark', '{palette.night.950}');
  expect(tokens.get('radius.card')?.extensions).not.toHaveProperty('mode');
});

/** Switches modes as a design tool does: takes the value of the mode if there is one. */
function inMode(group: JsonObject, mode: string): JsonObject {
  const modesOf = (group['$extensions'] as { mode?: JsonObject } | undefined)?.mode;
  if ('$value' in group) return modesOf ? { ...group, $value: modesOf[mode] } : group;
  return Object.fromEntries(
    Object.entries(group).map(([name, value]) => [
      name,
      name.startsWith('$') || typeof value !== 'object' ? value : inMode(value as JsonObject, mode),
    ]),
  );
}
