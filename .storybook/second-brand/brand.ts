import {
  filesByMode,
  getTokens,
  modes,
  resolveTokens,
  type ThemeAndContrast,
  type Token,
} from '@piri/ui/tokens';
import { toCssValue } from '../../packages/ui/src/tokens/css-value.ts';
import daftar from './daftar.json' with { type: 'json' };

/**
 * Returns the tokens of the brand. Its one file comes right after our palette, so that all semantic tokens use the
 * brand's colours.
 */
export function getBrandTokens(mode: ThemeAndContrast): Map<string, Token> {
  const [palette, ...meanings] = filesByMode[mode];
  if (!palette) throw new Error(`The mode ${mode} has no files.`);
  return resolveTokens([palette, daftar, ...meanings]);
}

/** The tokens that a workbench can change at runtime: colours and shadows, corners, and the font of headings. */
const switched = /^(color|shadow|radius|font\.family)\./;

/** Returns the style sheet of the brand, for an element with `data-brand="daftar"` and everything in it. */
export function buildBrandCss(): string {
  return modes.map((mode) => rule(mode, '[data-brand=daftar]', variables(getBrandTokens(mode)))).join('\n');
}

/** Returns our own tokens for the toolbar's high contrast, which a system requests by a media query. */
export function buildHighContrastCss(): string {
  return modes
    .filter((mode) => mode.endsWith('more-contrast'))
    .map((mode) => rule(mode, ':root', variables(getTokens(mode))))
    .join('\n');
}

/** Returns a rule for a mode. The mode is set on `<html>`; the brand there too, or on an element below. */
function rule(mode: ThemeAndContrast, scope: string, lines: readonly string[]): string {
  const selector = `${mode.startsWith('dark') ? '[data-theme=dark]' : ''}${mode.endsWith('more-contrast') ? '[data-contrast=more]' : ''}`;
  const selectors =
    scope === ':root' ? `:root${selector}` : `:root${selector}${scope}, :root${selector} ${scope}`;
  return `${selectors} {\n  ${lines.join(';\n  ')};\n}`;
}

function variables(tokens: Map<string, Token>): string[] {
  return [...tokens.values()]
    .filter(({ path }) => switched.test(path))
    .map((token) => `${toVariableName(token.path)}: ${toCssValue(token)}`);
}

/**
 * Returns the variable of a token. Colours and shadows are variables in the shop already; the others are variables only
 * in the workbench.
 */
function toVariableName(path: string): string {
  const name = path.replace(/^color\./, '').replaceAll('.', '-');
  return /^(color|shadow)\./.test(path) ? `--${name}` : `--brand-${name}`;
}

/**
 * Returns `brandable.generated.css`: corners and fonts as variables with our own values as defaults. A shop has one
 * brand and gets plain values; here they must change at runtime.
 */
export function buildBrandableDefaultsCss(): string {
  const lines = [...getTokens('light').values()]
    .filter(({ path }) => /^(radius|font\.family)\./.test(path))
    .map((token) => {
      const name = token.path.replace('font.family', 'font').replaceAll('.', '-');
      return `  --${name}: var(${toVariableName(token.path)}, ${toCssValue(token)});`;
    });
  return `/* Made by second-brand/build-css.ts from the token files. Run it again when they change. */\n@theme inline {\n${lines.join('\n')}\n}\n`;
}
