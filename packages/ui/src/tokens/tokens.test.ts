import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildFixedThemeCss, buildThemeCss, buildVariablesCss } from './build-stylesheets.ts';
import primitive from './primitive.json' with { type: 'json' };
import { getTokens, modes } from './tokens.ts';

const styles = join(import.meta.dirname, '../styles');

test.each([
  ['tokens.generated.css', buildVariablesCss],
  ['theme.generated.css', buildThemeCss],
  ['fixed-theme.generated.css', buildFixedThemeCss],
])('%s matches the token files: if this fails, run `pnpm --filter @piri/ui tokens`', (file, made) => {
  expect(readFileSync(join(styles, file), 'utf8')).toBe(made());
});

test.each(modes)('every alias of the mode %s resolves to a value', (mode) => {
  const values = JSON.stringify([...getTokens(mode).values()].map(({ value }) => value));
  expect(values).not.toContain('{palette');
  expect(values).not.toContain('{color');
});

test('a mode changes tokens and never adds one', () => {
  const light = [...getTokens('light').keys()];
  for (const mode of modes) expect([...getTokens(mode).keys()]).toEqual(light);
});

test('the components of every colour match its hex value', () => {
  for (const token of getTokens('light').values()) {
    if (token.type !== 'color') continue;
    const { components, hex } = token.value as { components: number[]; hex: string };
    const spelled = components
      .map((part) =>
        Math.round(part * 255)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('');
    expect(`#${spelled}`, token.path).toBe(hex.toLowerCase());
  }
});

test('semantic colours refer to the palette or to each other, and have no values of their own', () => {
  expect(Object.keys(primitive)).not.toContain('color');
  for (const file of ['semantic', 'semantic.dark', 'semantic.more-contrast', 'semantic.dark.more-contrast']) {
    const { color } = JSON.parse(readFileSync(join(import.meta.dirname, `${file}.json`), 'utf8'));
    for (const [name, token] of Object.entries<{ $value?: unknown }>(color)) {
      if (!name.startsWith('$'))
        expect(token.$value, `${file}: ${name}`).toMatch(/^\{(palette|color)\..+\}$/);
    }
  }
});

test('every variable of the style sheet has the prefix, and no source names one without it', () => {
  const names = [...buildVariablesCss().matchAll(/(?<![\w-])--([\w-]+)/g)].map(([, name = '']) => name);
  expect(names.filter((name) => !name.startsWith('piri-'))).toEqual([]);
  const bare = new Set(names.map((name) => `--${name.slice('piri-'.length)}`));
  const sources = globSync('**/*.{ts,tsx,css,mdx}', { cwd: join(styles, '..'), exclude: ['renamed'] });
  expect(sources.length).toBeGreaterThan(200);
  const found = sources.flatMap((file) =>
    [...readFileSync(join(styles, '..', file), 'utf8').matchAll(/(?<=var\(|\[|-\()--[\w-]+/g)]
      .filter(([name]) => bare.has(name))
      .map(([name]) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

test("the style sheet neither brings Tailwind's own scales nor removes those of an app", () => {
  expect(buildThemeCss()).not.toContain('initial');
  expect(readFileSync(join(styles, 'tailwind.css'), 'utf8')).not.toMatch(
    /tailwindcss\/(theme|preflight|index)|"tailwindcss"/,
  );
});
