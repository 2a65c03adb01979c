import { getTokens, modes, type ThemeAndContrast, type Token } from '@piri/ui/tokens';
import { getVariables } from '../../packages/ui/src/tokens/build-stylesheets.ts';
import { makeMode } from '../../packages/ui/theme/make-theme.ts';
import { readBrand } from '../../packages/ui/theme/read-brand.ts';
import daftar from './daftar.json' with { type: 'json' };

/** Daftar as `piri-ui-theme make` reads it. */
export const brand = readBrand(daftar);

/** Returns the tokens of the brand, as the command makes them. */
export function getBrandTokens(mode: ThemeAndContrast): Map<string, Token> {
  return makeMode(brand.files, mode).tokens;
}

/**
 * Returns the style sheet of the brand, for an element with `data-brand="daftar"` and everything in it. A page with one
 * brand uses the sheet that the command writes; here it is switched on and off, and the modes are attributes.
 */
export function buildBrandCss(): string {
  return buildScopedCss('[data-brand=daftar]', (mode) => getVariables(getBrandTokens(mode)));
}

/** Returns rules that set variables for an element and everything in it, in the modes of the toolbar. */
export function buildScopedCss(
  scope: string,
  getValues: (mode: ThemeAndContrast) => ReadonlyMap<string, string>,
): string {
  return modes.map((mode) => rule(mode, scope, getValues(mode))).join('\n');
}

/** Returns our own tokens for the toolbar's high contrast, which a system requests by a media query. */
export function buildHighContrastCss(): string {
  const changesWithMode = ([path]: [string, Token]) => /^(color|shadow)\./.test(path);
  return modes
    .filter((mode) => mode.endsWith('more-contrast'))
    .map((mode) => rule(mode, ':root', getVariables(new Map([...getTokens(mode)].filter(changesWithMode)))))
    .join('\n');
}

/** Returns a rule for a mode. The mode is set on `<html>`; the brand there too, or on an element below. */
function rule(mode: ThemeAndContrast, scope: string, values: ReadonlyMap<string, string>): string {
  const selector = `${mode.startsWith('dark') ? '[data-theme=dark]' : ''}${mode.endsWith('more-contrast') ? '[data-contrast=more]' : ''}`;
  const selectors =
    scope === ':root' ? `:root${selector}` : `:root${selector}${scope}, :root${selector} ${scope}`;
  const lines = [...values].map(([name, value]) => `${name}: ${value}`);
  return `${selectors} {\n  ${lines.join(';\n  ')};\n}`;
}
