import { create } from 'storybook/theming';
import { symbolPath, wordmarkPath } from '../packages/ui/src/logo/logo-paths.ts';
import { toCssValue } from '../packages/ui/src/tokens/css-value.ts';
import { getTokens } from '../packages/ui/src/tokens/tokens.ts';

export type Theme = 'light' | 'dark';

const tokens = { light: getTokens('light'), dark: getTokens('dark') };

/**
 * Returns the workbench's theme in the colours of the shop. Its own pages cannot read our CSS variables, so they get
 * the values.
 */
export function workbenchTheme(mode: Theme) {
  const colour = (name: string) => colourOf(mode, name);
  return create({
    base: mode,
    brandTitle: brand(mode),
    brandUrl: './',
    brandTarget: '_self',
    fontBase: '"Anek Bangla", system-ui, sans-serif',
    fontCode: '"Anek Bangla", system-ui, sans-serif',
    colorPrimary: colour('neel'),
    colorSecondary: colour('neel'),
    appBg: colour('pati'),
    appContentBg: colour('page'),
    appPreviewBg: colour('page'),
    appHoverBg: colour('pati-2'),
    appBorderColor: colour('hairline'),
    appBorderRadius: 4,
    barBg: colour('page'),
    barTextColor: colour('ink-2'),
    barHoverColor: colour('neel'),
    barSelectedColor: colour('neel'),
    textColor: colour('ink'),
    textMutedColor: colour('ink-2'),
    textInverseColor: colour('on-neel'),
    inputBg: colour('surface'),
    inputBorder: colour('control'),
    inputTextColor: colour('ink'),
    inputBorderRadius: 4,
  });
}

/** Returns the variables for `manager-head.html`. */
export function workbenchVariables(mode: Theme): readonly [name: string, value: string][] {
  return ['ink', 'ink-2', 'neel', 'neel-soft', 'hairline', 'control', 'surface'].map((name) => [
    `--bench-${name}`,
    colourOf(mode, name),
  ]);
}

function brand(mode: Theme): string {
  const [neel, ink] = [colourOf(mode, 'neel'), colourOf(mode, 'ink')];
  return `<span class="bench-brand"><svg viewBox="0 0 160 64" height="34" role="img" aria-label="Piri"><path fill="${neel}" d="${symbolPath}"/><path fill="${ink}" d="${wordmarkPath}"/></svg><em>the bench</em></span>`;
}

function colourOf(mode: Theme, name: string): string {
  const token = tokens[mode].get(`color.${name}`);
  if (!token) throw new Error(`There is no token color.${name}, which the workbench is painted with.`);
  return toCssValue(token);
}
