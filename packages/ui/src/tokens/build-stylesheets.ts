import { getTypographyExtension, toCssValue } from './css-value.ts';
import { getTokens, type ThemeAndContrast, type Token } from './tokens.ts';

const banner = '/* Made by tokens/build-tokens.ts from the token files. Change those and run it again. */\n';

/**
 * Tokens that become variables: those that differ between modes, and those that a theme changes at run time. All others
 * go into the rules as values, because a variable makes each rule longer.
 */
const isVariable = /^(color|shadow|radius|font\.family|text|space)\./;

/**
 * Returns `tokens.generated.css`, with the variables of every mode.
 *
 * A page that sets `:root { --piri-accent: … }` has chosen a value for light mode. Only that mode is in a layer, where
 * any other rule wins over it. The other modes are in no layer and more specific than `:root`, so that they keep pairs of
 * colours that are readable, until a theme sets these as well.
 */
export function buildVariablesCss(): string {
  const [light = '', ...others] = buildModeRules((mode) => getVariables(getTokens(mode)), ':root');
  return [banner, `@layer theme {\n${indent(light)}}\n`, ...others].join('\n');
}

/**
 * Returns the rules of light mode, dark mode by attribute, dark mode by system setting, and of more contrast in both. All
 * but the first are more specific than `root`. A mode sets only what the rules before it do not already set.
 */
export function buildModeRules(
  getValues: (mode: ThemeAndContrast) => Map<string, string>,
  root: string,
): string[] {
  const [light, allDark] = [getValues('light'), getValues('dark')];
  const dark = difference(allDark, light);
  const more = difference(getValues('more-contrast'), light);
  // Both `dark` and `more` apply in dark mode with more contrast, and `more` comes later.
  const darkMore = difference(getValues('dark more-contrast'), new Map([...allDark, ...more]));
  const darkByAttribute = `${root}[data-theme='dark']`;
  const darkBySystem = `${root}:not([data-theme='light'])`;
  return [
    rule(root, ['color-scheme: light', ...declarations(light)]),
    rule(darkByAttribute, ['color-scheme: dark', ...declarations(dark)]),
    media('(prefers-color-scheme: dark)', [
      rule(darkBySystem, ['color-scheme: dark', ...declarations(dark)]),
    ]),
    media('(prefers-contrast: more)', [
      rule(`${root}:root`, declarations(more)),
      rule(darkByAttribute, declarations(darkMore)),
    ]),
    media('(prefers-contrast: more) and (prefers-color-scheme: dark)', [
      rule(darkBySystem, declarations(darkMore)),
    ]),
  ];
}

/** Returns `theme.generated.css`, from which Tailwind generates its utilities. */
export function buildThemeCss(): string {
  const lines = [...getTokens('light').values()].flatMap((token) => themeLines(token, readValue(token)));
  // The defaults of `transition-*`, so that the bare class already follows the design.
  lines.push('--default-transition-duration: 160ms');
  lines.push('--default-transition-timing-function: cubic-bezier(0.2, 0, 0, 1)');
  return [banner, rule('@theme inline', lines)].join('\n');
}

/**
 * Returns `fixed-theme.generated.css`: corners, sizes of text and spacing as values, for an app that never changes them
 * at run time. Its rules are shorter.
 */
export function buildFixedThemeCss(): string {
  const lines = [...getTokens('light').values()]
    .filter(({ path }) => /^(radius|text|space)\./.test(path))
    .map((token) => `${themeName(token)}: ${toCssValue(token)}`);
  return [banner, rule('@theme inline', lines)].join('\n');
}

const themeNames: Record<string, (name: string) => string> = {
  font: (name) => `--font-${name.replace('family.', '').replace('.', '-')}`,
  space: () => '--spacing',
  radius: (name) => `--radius-${name}`,
  duration: (name) => `--transition-duration-${name}`,
  ease: (name) => `--ease-${name}`,
  layer: (name) => `--z-index-${name}`,
  breakpoint: (name) => `--breakpoint-${name}`,
  container: (name) => `--container-${name}`,
  text: (name) => `--text-${name}`,
};

function themeLines(token: Token, value: string): string[] {
  const [group, ...rest] = token.path.split('.');
  if (group === 'color') return colorLines(rest.join('-'));
  const name = themeName(token);
  if (!name) return [];
  const typography = getTypographyExtension(token);
  const extra = typography ? [`${name}--line-height: ${typography['line-height']}`] : [];
  if (typography?.['letter-spacing']) extra.push(`${name}--letter-spacing: ${typography['letter-spacing']}`);
  return [`${name}: ${value}`, ...extra];
}

function themeName({ path }: Token): string | undefined {
  const [group = '', ...rest] = path.split('.');
  return themeNames[group]?.(rest.join('.'));
}

function readValue(token: Token): string {
  return isVariable.test(token.path) ? `var(${getVariableName(token.path)})` : toCssValue(token);
}

/**
 * A colour for text or for an edge also gets a short name in the namespace of that property: `text-muted` instead of
 * `text-text-muted`.
 */
function colorLines(name: string): string[] {
  const value = `var(--piri-${name})`;
  const [kind, ...rest] = name.split('-');
  const isShort = kind === 'text' || kind === 'border';
  return [
    `--color-${name}: ${value}`,
    ...(isShort ? [`--${kind}-color-${rest.join('-') || 'default'}: ${value}`] : []),
  ];
}

const variableGroups: Record<string, string> = { color: '', 'font.family': 'font-', text: 'font-size-' };

/** Returns `--piri-accent` for `color.accent`, `--piri-font-size-body` for `text.body`, `--piri-spacing` for `space.step`. */
export function getVariableName(path: string): string {
  if (path === 'space.step') return '--piri-spacing';
  const [, group = '', name = ''] = /^(.+)\.([^.]+)$/.exec(path) ?? [];
  return `--piri-${variableGroups[group] ?? `${group}-`}${name}`;
}

/** Returns the value of each variable in a mode, by name. */
export function getVariables(tokens: Map<string, Token>): Map<string, string> {
  const changing = [...tokens.values()].filter((token) => isVariable.test(token.path));
  return new Map(changing.map((token) => [getVariableName(token.path), toCssValue(token)]));
}

function difference(of: Map<string, string>, from: Map<string, string>): Map<string, string> {
  return new Map([...of].filter(([name, value]) => from.get(name) !== value));
}

function declarations(of: Map<string, string>): string[] {
  return [...of].map(([name, value]) => `${name}: ${value}`);
}

function rule(selector: string, lines: string[]): string {
  return `${selector} {\n${lines.map((line) => `  ${line};`).join('\n')}\n}\n`;
}

function media(condition: string, rules: string[]): string {
  return `@media ${condition} {\n${indent(rules.join(''))}}\n`;
}

function indent(lines: string): string {
  return lines.replace(/^(?=.)/gm, '  ');
}
