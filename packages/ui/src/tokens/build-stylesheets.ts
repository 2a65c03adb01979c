import { getTypographyExtension, toCssValue } from './css-value.ts';
import { getTokens, type ThemeAndContrast, type Token } from './tokens.ts';

const banner = '/* Made by tokens/build-tokens.ts from the token files. Change those and run it again. */\n';

/** Tokens that differ between modes become variables; all others go into the theme as values. */
const changesWithMode = /^(color|shadow)\./;

/** Returns `tokens.generated.css`, with the variables of every mode. */
export function buildVariablesCss(): string {
  const light = variables('light');
  const dark = difference(variables('dark'), light);
  const more = difference(variables('more-contrast'), light);
  const darkMore = difference(variables('dark more-contrast'), variables('dark'));
  return [
    banner,
    rule(':root', ['color-scheme: light', ...declarations(light)]),
    rule(":root[data-theme='dark']", ['color-scheme: dark', ...declarations(dark)]),
    media('(prefers-color-scheme: dark)', [
      rule(":root:not([data-theme='light'])", ['color-scheme: dark', ...declarations(dark)]),
    ]),
    media('(prefers-contrast: more)', [
      rule(':root', declarations(more)),
      rule(":root[data-theme='dark']", declarations(darkMore)),
    ]),
    media('(prefers-contrast: more) and (prefers-color-scheme: dark)', [
      rule(":root:not([data-theme='light'])", declarations(darkMore)),
    ]),
  ].join('\n');
}

/** Returns `theme.generated.css`, from which Tailwind generates its utilities. */
export function buildThemeCss(): string {
  const lines = [...getTokens('light').values()].flatMap(themeLines);
  // The defaults of `transition-*`, so that the bare class already follows the design.
  lines.push('--default-transition-duration: 160ms');
  lines.push('--default-transition-timing-function: cubic-bezier(0.2, 0, 0, 1)');
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

function themeLines(token: Token): string[] {
  const [group = '', ...rest] = token.path.split('.');
  if (group === 'color') return colorLines(rest.join('-'));
  const name = themeNames[group]?.(rest.join('.'));
  if (!name) return [];
  const typography = getTypographyExtension(token);
  const extra = typography ? [`${name}--line-height: ${typography['line-height']}`] : [];
  if (typography?.['letter-spacing']) extra.push(`${name}--letter-spacing: ${typography['letter-spacing']}`);
  return [`${name}: ${toCssValue(token)}`, ...extra];
}

/**
 * A colour for text or for an edge also gets a short name in the namespace of that property: `text-muted` instead of
 * `text-text-muted`.
 */
function colorLines(name: string): string[] {
  const value = `var(--${name})`;
  const [kind, ...rest] = name.split('-');
  const isShort = kind === 'text' || kind === 'border';
  return [
    `--color-${name}: ${value}`,
    ...(isShort ? [`--${kind}-color-${rest.join('-') || 'default'}: ${value}`] : []),
  ];
}

/** `--accent` of `color.accent`, `--shadow-raised` of `shadow.raised`. */
function variableName(token: Token): string {
  const [group, ...rest] = token.path.split('.');
  return `--${(group === 'color' ? rest : [group, ...rest]).join('-')}`;
}

function variables(mode: ThemeAndContrast): Map<string, string> {
  const changing = [...getTokens(mode).values()].filter((token) => changesWithMode.test(token.path));
  return new Map(changing.map((token) => [variableName(token), toCssValue(token)]));
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
  return `@media ${condition} {\n${rules.join('').replace(/^(?=.)/gm, '  ')}}\n`;
}
