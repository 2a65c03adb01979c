import type { ThemeAndContrast } from './tokens.ts';

/** What readers call the four modes. */
export const modeTitles: Readonly<Record<ThemeAndContrast, string>> = {
  light: 'Light',
  dark: 'Dark',
  'more-contrast': 'Light, more contrast',
  'dark more-contrast': 'Dark, more contrast',
};
