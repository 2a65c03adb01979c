import { buildVariablesCss } from '../src/tokens/build-stylesheets.ts';
import type { ThemeAndContrast } from '../src/tokens/tokens.ts';
import { type Environment, matchesMedia, matchRoot } from './match-environment.ts';
import { findEnd, parseStyleRules, type StyleRule, splitList } from './parse-style-rules.ts';

/** The ways in which a page gets into a mode: by the system's setting, or by an attribute against it. */
const environments: Readonly<Record<ThemeAndContrast, readonly Environment[]>> = {
  light: ways('light', false),
  dark: ways('dark', false),
  'more-contrast': ways('light', true),
  'dark more-contrast': ways('dark', true),
};

function ways(theme: 'light' | 'dark', moreContrast: boolean): Environment[] {
  const isDark = theme === 'dark';
  return [
    { theme: null, systemIsDark: isDark, moreContrast },
    { theme, systemIsDark: !isDark, moreContrast },
  ];
}

/**
 * Returns the values of the variables on `:root` for each way into a mode, as a browser would calculate them from our style
 * sheet and then a theme.
 */
export function readThemeCss(css: string, mode: ThemeAndContrast): ReadonlyMap<string, string>[] {
  const rules = [...ourRules, ...parseStyleRules(css)];
  return environments[mode].map((environment) => {
    const winners = findWinners(rules, environment);
    const values = new Map(
      [...winners].map(([name, { declarations }]) => [name, declarations.get(name) ?? '']),
    );
    return new Map([...values].map(([name, value]) => [name, resolveValue(value, values, [name])]));
  });
}

/** Returns the selectors of rules that apply, but lose all of their declarations to other rules in every mode. */
export function listUselessSelectors(css: string): string[] {
  const rules = parseStyleRules(css).filter(setsOurVariables);
  const useful = Object.values(environments)
    .flat()
    .flatMap((environment) => [...findWinners([...ourRules, ...rules], environment).values()]);
  const applies = (rule: StyleRule) =>
    Object.values(environments)
      .flat()
      .some((environment) => getSpecificity(rule, environment) !== null);
  return rules.filter((rule) => applies(rule) && !useful.includes(rule)).map(({ selector }) => selector);
}

const ourRules = parseStyleRules(buildVariablesCss());

/** Returns the rule that sets each variable on `:root` in an environment. */
function findWinners(rules: readonly StyleRule[], environment: Environment): Map<string, StyleRule> {
  const applied = rules
    .flatMap((rule) => {
      const specificity = getSpecificity(rule, environment);
      return specificity === null ? [] : [{ rule, layer: getLayer(rule), specificity }];
    })
    .sort((first, second) => first.layer - second.layer || first.specificity - second.specificity);
  return new Map(applied.flatMap(({ rule }) => [...rule.declarations.keys()].map((name) => [name, rule])));
}

/** A layer of the theme comes after ours, as one does that an app declares after the import. */
function getLayer(rule: StyleRule): number {
  if (!rule.isLayered) return 2;
  return ourRules.includes(rule) ? 0 : 1;
}

function setsOurVariables({ declarations }: StyleRule): boolean {
  return [...declarations.keys()].some((name) => name.startsWith('--piri-'));
}

/** Returns the selectors that set our variables on something else than the root element, which the check cannot judge. */
export function listUnreadSelectors(css: string): string[] {
  const [environment] = environments.light;
  return parseStyleRules(css)
    .filter(setsOurVariables)
    .flatMap(({ selector, media }) => [
      ...splitList(selector).filter((each) => environment && matchRoot(each, environment) === null),
      ...media.filter((query) => environment && matchesMedia(query, environment) === null),
    ]);
}

/** Returns the highest specificity of the selectors that match, or null if the rule does not apply. */
function getSpecificity({ selector, media }: StyleRule, environment: Environment): number | null {
  if (!media.every((query) => matchesMedia(query, environment) === true)) return null;
  const matching = splitList(selector).flatMap((each) => {
    const match = matchRoot(each, environment);
    return match?.matches ? [match.specificity] : [];
  });
  return matching.length > 0 ? Math.max(...matching) : null;
}

/** Replaces each `var()` in a value, also in fallbacks. A variable that refers to itself has no value, as in a browser. */
function resolveValue(value: string, values: ReadonlyMap<string, string>, seen: readonly string[]): string {
  const start = value.indexOf('var(');
  if (start < 0) return value;
  const end = findEnd(value, start + 'var('.length);
  const [, name = '', fallback] =
    /^\s*(--[\w-]+)\s*(?:,([\s\S]*))?$/.exec(value.slice(start + 'var('.length, end)) ?? [];
  const used = seen.includes(name) ? undefined : values.get(name);
  const inserted =
    used === undefined
      ? resolveValue((fallback ?? '').trim(), values, seen)
      : resolveValue(used, values, [...seen, name]);
  return value.slice(0, start) + inserted + resolveValue(value.slice(end + 1), values, seen);
}
