import { filesByMode, getTokens, type Mode, modes, resolveTokens, type Token } from '@piri/ui/tokens';
import { toCssValue } from '../../packages/ui/src/tokens/css-value.ts';
import daftar from './daftar.json' with { type: 'json' };

/** The brand's one file comes right after our palette: whatever means something then means the brand's colour. */
export function readBrandTokens(mode: Mode): Map<string, Token> {
  const [palette, ...meanings] = filesByMode[mode];
  if (!palette) throw new Error(`The mode ${mode} has no files.`);
  return resolveTokens([palette, daftar, ...meanings]);
}

/** What a workbench can change while it runs: colours and shadows, corners, and the face of headings. */
const switched = /^(color|shadow|radius|font\.family)\./;

/** The style sheet of the brand, for an element with `data-brand="daftar"` and all that is in it. */
export function buildBrandCss(): string {
  return modes.map((mode) => rule(mode, '[data-brand=daftar]', variables(readBrandTokens(mode)))).join('\n');
}

/** Our own tokens where the toolbar asks for more contrast, as a system does by its media query. */
export function buildContrastCss(): string {
  return modes
    .filter((mode) => mode.endsWith('more-contrast'))
    .map((mode) => rule(mode, ':root', variables(getTokens(mode))))
    .join('\n');
}

/** The mode stands on `<html>`; the brand there, too, or on an element below. */
function rule(mode: Mode, scope: string, lines: readonly string[]): string {
  const marks = `${mode.startsWith('dark') ? '[data-theme=dark]' : ''}${mode.endsWith('more-contrast') ? '[data-contrast=more]' : ''}`;
  const selectors = scope === ':root' ? `:root${marks}` : `:root${marks}${scope}, :root${marks} ${scope}`;
  return `${selectors} {\n  ${lines.join(';\n  ')};\n}`;
}

function variables(tokens: Map<string, Token>): string[] {
  return [...tokens.values()]
    .filter(({ path }) => switched.test(path))
    .map((token) => `${variableOf(token.path)}: ${toCssValue(token)}`);
}

/** Colours and shadows are variables in the shop already; the rest is one in the workbench alone. */
function variableOf(path: string): string {
  const name = path.split('.').slice(1).join('-');
  return /^(color|shadow)\./.test(path) ? `--${name}` : `--brand-${path.replaceAll('.', '-')}`;
}

/**
 * `brandable.generated.css`: corners and faces as variables with our own values behind them. A shop has one brand
 * and gets plain values; here they have to change under the reader's eyes.
 */
export function buildBrandableCss(): string {
  const lines = [...getTokens('light').values()]
    .filter(({ path }) => /^(radius|font\.family)\./.test(path))
    .map((token) => {
      const name = token.path.replace('font.family', 'font').replaceAll('.', '-');
      return `  --${name}: var(${variableOf(token.path)}, ${toCssValue(token)});`;
    });
  return `/* Made by second-brand/build-css.ts from the token files. Run it again when they change. */\n@theme inline {\n${lines.join('\n')}\n}\n`;
}
