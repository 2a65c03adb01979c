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
export function createStorybookTheme(mode: Theme) {
  const colour = (name: string) => colourOf(mode, name);
  return create({
    base: mode,
    brandTitle: brand(mode),
    brandUrl: './',
    brandTarget: '_self',
    fontBase: '"Anek Bangla", system-ui, sans-serif',
    fontCode: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
    colorPrimary: colour('accent'),
    colorSecondary: colour('accent'),
    appBg: colour('surface-muted'),
    appContentBg: colour('page'),
    appPreviewBg: colour('page'),
    appHoverBg: colour('surface-strong'),
    appBorderColor: colour('border-subtle'),
    appBorderRadius: 4,
    barBg: colour('page'),
    barTextColor: colour('text-muted'),
    barHoverColor: colour('accent'),
    barSelectedColor: colour('accent'),
    textColor: colour('text'),
    textMutedColor: colour('text-muted'),
    textInverseColor: colour('on-accent'),
    inputBg: colour('surface'),
    inputBorder: colour('border-control'),
    inputTextColor: colour('text'),
    inputBorderRadius: 4,
    // The controls of a story. Storybook's own are tinted blue.
    buttonBg: colour('surface-muted'),
    buttonBorder: colour('border-control'),
    booleanBg: colour('surface-strong'),
    booleanSelectedBg: colour('surface'),
  });
}

/** Returns the variables for `manager-head.html`. */
export function getManagerCssVariables(mode: Theme): readonly [name: string, value: string][] {
  return ['text', 'text-muted', 'accent', 'accent-soft', 'border-subtle', 'border-control', 'surface'].map(
    (name) => [`--workbench-${name}`, colourOf(mode, name)],
  );
}

function brand(mode: Theme): string {
  const [accent, text] = [colourOf(mode, 'accent'), colourOf(mode, 'text')];
  return `<span class="workbench-brand"><svg viewBox="0 0 160 64" height="34" role="img" aria-label="Piri"><path fill="${accent}" d="${symbolPath}"/><path fill="${text}" d="${wordmarkPath}"/></svg><em>the workbench</em></span>`;
}

function colourOf(mode: Theme, name: string): string {
  const token = tokens[mode].get(`color.${name}`);
  if (!token) throw new Error(`There is no token color.${name}. The theme of the workbench needs it.`);
  return toCssValue(token);
}
