import { create } from 'storybook/theming';
import { mark, word } from '../packages/ui/src/logo/logo-paths.ts';

const brand = `<svg viewBox="0 0 160 64" height="34" role="img" aria-label="Piri"><path fill="#25387a" d="${mark}"/><path fill="#141b2c" d="${word}"/></svg><em>the bench</em>`;

/** The workbench in the colours of the shop. The manager cannot read CSS variables, so the values stand here again. */
export const theme = create({
  base: 'light',
  brandTitle: `<span class="bench-brand">${brand}</span>`,
  brandUrl: './',
  brandTarget: '_self',
  fontBase: '"Anek Bangla", system-ui, sans-serif',
  fontCode: '"Anek Bangla", system-ui, sans-serif',
  colorPrimary: '#25387a',
  colorSecondary: '#25387a',
  appBg: '#f2f2e9',
  appContentBg: '#fbfbf8',
  appPreviewBg: '#fbfbf8',
  appBorderColor: '#d8d6c9',
  appBorderRadius: 4,
  barBg: '#fbfbf8',
  barTextColor: '#495162',
  barHoverColor: '#25387a',
  barSelectedColor: '#25387a',
  textColor: '#141b2c',
  textMutedColor: '#495162',
  textInverseColor: '#ffffff',
  inputBg: '#ffffff',
  inputBorder: '#707885',
  inputTextColor: '#141b2c',
  inputBorderRadius: 4,
});
