import type { Mode } from './tokens.ts';

/**
 * A foreground colour with the backgrounds that it may be used on. `minimum` is the contrast ratio required in light
 * and dark, `minimumHighContrast` the one required if the user prefers more contrast. `designed` contains the ratios
 * that the designers measured on each background.
 */
export interface ContrastPair {
  foreground: string;
  backgrounds: readonly string[];
  minimum: number;
  minimumHighContrast: number;
  designed?: Partial<Record<Mode, readonly number[]>>;
}

const papers = ['page', 'surface', 'pati', 'pati-2'];
const stages = ['living', 'bedroom', 'dining', 'office', 'kids', 'outdoor', 'decor'].map(
  (name) => `stage-${name}`,
);

const AA = 4.5;
const AAA = 7;
/** Edges of controls, and meaningful images. */
const EDGE = 3;

export const contrastPairs: readonly ContrastPair[] = [
  {
    foreground: 'ink',
    backgrounds: papers,
    minimum: AAA,
    minimumHighContrast: 13,
    designed: { light: [16.6, 17.2, 15.3, 13.4], dark: [16.7, 15.4, 13.9, 11.7] },
  },
  {
    foreground: 'ink-2',
    backgrounds: papers,
    minimum: 6.2,
    minimumHighContrast: AAA,
    designed: { light: [7.7, 8.0, 7.1, 6.2], dark: [10.2, 9.4, 8.5, 7.2] },
  },
  {
    foreground: 'ink-3',
    backgrounds: papers,
    minimum: AA,
    minimumHighContrast: AAA,
    designed: { light: [5.7, 5.9, 5.2, 4.6], dark: [7.6, 7.0, 6.3, 5.3] },
  },
  {
    foreground: 'neel',
    backgrounds: papers,
    minimum: 6.9,
    minimumHighContrast: AAA,
    designed: { light: [10.5, 10.9, 9.7, 8.5], dark: [9.8, 9.0, 8.2, 6.9] },
  },
  { foreground: 'neel-hover', backgrounds: papers, minimum: AAA, minimumHighContrast: AAA },
  {
    foreground: 'alta',
    backgrounds: papers,
    minimum: AA,
    minimumHighContrast: AAA,
    designed: { light: [6.3, 6.5, 5.8, 5.1], dark: [7.9, 7.3, 6.6, 5.6] },
  },
  {
    foreground: 'segun',
    backgrounds: papers,
    minimum: AA,
    minimumHighContrast: AAA,
    designed: { light: [6.5, 6.7, 5.9, 5.2], dark: [9.0, 8.3, 7.5, 6.4] },
  },
  {
    foreground: 'leaf',
    backgrounds: papers,
    minimum: AA,
    minimumHighContrast: AAA,
    designed: { light: [6.7, 7.0, 6.2, 5.5], dark: [10.1, 9.3, 8.4, 7.1] },
  },
  {
    foreground: 'danger',
    backgrounds: papers,
    minimum: AA,
    minimumHighContrast: AAA,
    designed: { light: [6.4, 6.6, 5.9, 5.2], dark: [8.0, 7.3, 6.6, 5.6] },
  },
  {
    foreground: 'control',
    backgrounds: papers,
    minimum: EDGE,
    minimumHighContrast: AA,
    designed: { light: [4.3, 4.5, 4.0, 3.5], dark: [4.8, 4.4, 4.0, 3.4] },
  },
  { foreground: 'star', backgrounds: papers, minimum: EDGE, minimumHighContrast: EDGE },
  {
    foreground: 'on-neel',
    backgrounds: ['neel', 'neel-hover'],
    minimum: AAA,
    minimumHighContrast: AAA,
    designed: { light: [10.91, 13.65] },
  },
  {
    foreground: 'on-alta',
    backgrounds: ['alta'],
    minimum: 6.5,
    minimumHighContrast: AAA,
    designed: { light: [6.5], dark: [7.9] },
  },
  {
    foreground: 'on-leaf',
    backgrounds: ['leaf'],
    minimum: 6.9,
    minimumHighContrast: AAA,
    designed: { light: [6.99] },
  },
  {
    foreground: 'on-turmeric',
    backgrounds: ['turmeric'],
    minimum: AAA,
    minimumHighContrast: AAA,
    designed: { light: [10.62] },
  },
  {
    foreground: 'neel',
    backgrounds: ['neel-soft'],
    minimum: AAA,
    minimumHighContrast: AAA,
    designed: { light: [8.98] },
  },
  {
    foreground: 'alta',
    backgrounds: ['alta-soft'],
    minimum: AA,
    minimumHighContrast: AAA,
    designed: { light: [5.5] },
  },
  {
    foreground: 'leaf',
    backgrounds: ['leaf-soft'],
    minimum: AA,
    minimumHighContrast: AAA,
    designed: { light: [6.11] },
  },
  {
    foreground: 'ink',
    backgrounds: ['neel-soft', 'alta-soft', 'leaf-soft'],
    minimum: AAA,
    minimumHighContrast: AAA,
  },
  {
    foreground: 'on-cloth',
    backgrounds: ['cloth'],
    minimum: AAA,
    minimumHighContrast: AAA,
    designed: { light: [13.65], dark: [15.4] },
  },
  {
    foreground: 'on-cloth-2',
    backgrounds: ['cloth'],
    minimum: AAA,
    minimumHighContrast: AAA,
    designed: { light: [9.21], dark: [9.39] },
  },
  {
    foreground: 'on-khata',
    backgrounds: ['khata'],
    minimum: 6.5,
    minimumHighContrast: AAA,
    designed: { light: [6.5], dark: [9.07] },
  },
  {
    foreground: 'khata-ink',
    backgrounds: ['on-khata'],
    minimum: AAA,
    minimumHighContrast: AAA,
    designed: { light: [9.6], dark: [9.6] },
  },
  { foreground: 'ink', backgrounds: stages, minimum: 10.3, minimumHighContrast: AAA },
  { foreground: 'ink-2', backgrounds: stages, minimum: 6.3, minimumHighContrast: AAA },
  { foreground: 'neel', backgrounds: stages, minimum: AA, minimumHighContrast: AAA },
];
