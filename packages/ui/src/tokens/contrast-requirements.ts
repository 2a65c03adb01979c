import type { ThemeAndContrast } from './tokens.ts';

/**
 * A foreground colour with the backgrounds that it may be used on. `minimum` is the contrast ratio that our own tokens
 * promise in light and dark, `minimumHighContrast` the one if the user prefers more contrast. What the theme of
 * another brand needs is in `theme/required-contrast.ts`. `designed` contains the ratios
 * that the designers measured on each background.
 */
export interface ContrastRequirement {
  foreground: string;
  backgrounds: readonly string[];
  /** An edge, the focus ring or an illustration, which need less contrast than text. */
  isGraphic?: boolean;
  minimum: number;
  minimumHighContrast: number;
  designed?: Partial<Record<ThemeAndContrast, readonly number[]>>;
}

const surfaces = ['page', 'surface', 'surface-muted', 'surface-strong'];
const backdrops = ['living', 'bedroom', 'dining', 'office', 'kids', 'outdoor', 'decor'].map(
  (name) => `backdrop-${name}`,
);

const AA = 4.5;
const AAA = 7;
/** Edges of controls, and meaningful images. */
const EDGE = 3;

export const contrastRequirements: readonly ContrastRequirement[] = [
  {
    foreground: 'text',
    backgrounds: surfaces,
    minimum: AAA,
    minimumHighContrast: 13,
    designed: { light: [16.6, 17.2, 15.3, 13.4], dark: [16.7, 15.4, 13.9, 11.7] },
  },
  {
    foreground: 'text-muted',
    backgrounds: surfaces,
    minimum: 6.2,
    minimumHighContrast: AAA,
    designed: { light: [7.7, 8.0, 7.1, 6.2], dark: [10.2, 9.4, 8.5, 7.2] },
  },
  {
    foreground: 'text-subtle',
    backgrounds: surfaces,
    minimum: AA,
    minimumHighContrast: AAA,
    designed: { light: [5.7, 5.9, 5.2, 4.6], dark: [7.6, 7.0, 6.3, 5.3] },
  },
  {
    foreground: 'accent',
    backgrounds: surfaces,
    minimum: 6.9,
    minimumHighContrast: AAA,
    designed: { light: [10.5, 10.9, 9.7, 8.5], dark: [9.8, 9.0, 8.2, 6.9] },
  },
  { foreground: 'accent-hover', backgrounds: surfaces, minimum: AAA, minimumHighContrast: AAA },
  {
    foreground: 'sale',
    backgrounds: surfaces,
    minimum: AA,
    minimumHighContrast: AAA,
    designed: { light: [6.3, 6.5, 5.8, 5.1], dark: [7.9, 7.3, 6.6, 5.6] },
  },
  {
    foreground: 'text-warning',
    backgrounds: surfaces,
    minimum: AA,
    minimumHighContrast: AAA,
    designed: { light: [6.5, 6.7, 5.9, 5.2], dark: [9.0, 8.3, 7.5, 6.4] },
  },
  {
    foreground: 'success',
    backgrounds: surfaces,
    minimum: AA,
    minimumHighContrast: AAA,
    designed: { light: [6.7, 7.0, 6.2, 5.5], dark: [10.1, 9.3, 8.4, 7.1] },
  },
  {
    foreground: 'danger',
    backgrounds: surfaces,
    minimum: AA,
    minimumHighContrast: AAA,
    designed: { light: [6.4, 6.6, 5.9, 5.2], dark: [8.0, 7.3, 6.6, 5.6] },
  },
  {
    foreground: 'border-control',
    backgrounds: surfaces,
    isGraphic: true,
    minimum: EDGE,
    minimumHighContrast: AA,
    designed: { light: [4.3, 4.5, 4.0, 3.5], dark: [4.8, 4.4, 4.0, 3.4] },
  },
  { foreground: 'focus', backgrounds: surfaces, isGraphic: true, minimum: EDGE, minimumHighContrast: AAA },
  {
    foreground: 'border-strong',
    backgrounds: surfaces,
    isGraphic: true,
    minimum: AAA,
    minimumHighContrast: AAA,
  },
  {
    foreground: 'illustration-brown',
    backgrounds: surfaces,
    isGraphic: true,
    minimum: EDGE,
    minimumHighContrast: AA,
  },
  {
    foreground: 'on-accent',
    backgrounds: ['accent', 'accent-hover'],
    minimum: AAA,
    minimumHighContrast: AAA,
    designed: { light: [10.91, 13.65] },
  },
  {
    foreground: 'on-sale',
    backgrounds: ['sale'],
    minimum: 6.5,
    minimumHighContrast: AAA,
    designed: { light: [6.5], dark: [7.9] },
  },
  {
    foreground: 'on-success',
    backgrounds: ['success'],
    minimum: 6.9,
    minimumHighContrast: AAA,
    designed: { light: [6.99] },
  },
  {
    foreground: 'on-warning',
    backgrounds: ['warning'],
    minimum: AAA,
    minimumHighContrast: AAA,
    designed: { light: [10.62] },
  },
  {
    foreground: 'on-highlight',
    backgrounds: ['highlight'],
    minimum: AAA,
    minimumHighContrast: AAA,
  },
  {
    foreground: 'accent',
    backgrounds: ['accent-soft'],
    minimum: AAA,
    minimumHighContrast: AAA,
    designed: { light: [8.98] },
  },
  {
    foreground: 'sale',
    backgrounds: ['sale-soft'],
    minimum: AA,
    minimumHighContrast: AAA,
    designed: { light: [5.5] },
  },
  {
    foreground: 'success',
    backgrounds: ['success-soft'],
    minimum: AA,
    minimumHighContrast: AAA,
    designed: { light: [6.11] },
  },
  {
    foreground: 'text',
    backgrounds: ['accent-soft', 'sale-soft', 'success-soft'],
    minimum: AAA,
    minimumHighContrast: AAA,
  },
  {
    foreground: 'on-inverse',
    backgrounds: ['inverse-surface'],
    minimum: AAA,
    minimumHighContrast: AAA,
    designed: { light: [13.65], dark: [15.4] },
  },
  {
    foreground: 'on-inverse-muted',
    backgrounds: ['inverse-surface'],
    minimum: AAA,
    minimumHighContrast: AAA,
    designed: { light: [9.21], dark: [9.39] },
  },
  {
    foreground: 'on-promo',
    backgrounds: ['promo-surface'],
    minimum: 6.5,
    minimumHighContrast: AAA,
    designed: { light: [6.5], dark: [9.07] },
  },
  {
    foreground: 'promo-button-text',
    backgrounds: ['on-promo'],
    minimum: AAA,
    minimumHighContrast: AAA,
    designed: { light: [9.6], dark: [9.6] },
  },
  { foreground: 'text', backgrounds: backdrops, minimum: 10.3, minimumHighContrast: AAA },
  { foreground: 'text-muted', backgrounds: backdrops, minimum: 6.3, minimumHighContrast: AAA },
  { foreground: 'accent', backgrounds: backdrops, minimum: AA, minimumHighContrast: AAA },
];
