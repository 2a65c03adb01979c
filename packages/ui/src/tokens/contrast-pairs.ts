import type { Mode } from './tokens.ts';

/**
 * What may stand on what, and how well it must be seen. `least` holds in light and dark, `more` where the visitor
 * asks for more contrast. `designed` is the ratio the designers measured on page, surface, pati and pati-2.
 */
export interface ContrastPair {
  colour: string;
  grounds: readonly string[];
  least: number;
  more: number;
  designed?: Partial<Record<Mode, readonly number[]>>;
}

const papers = ['page', 'surface', 'pati', 'pati-2'];
const stages = ['living', 'bedroom', 'dining', 'office', 'kids', 'outdoor', 'decor'].map(
  (name) => `stage-${name}`,
);

const AA = 4.5;
const AAA = 7;
/** Edges of controls, and pictures that mean something. */
const EDGE = 3;

export const contrastPairs: readonly ContrastPair[] = [
  {
    colour: 'ink',
    grounds: papers,
    least: AAA,
    more: 13,
    designed: { light: [16.6, 17.2, 15.3, 13.4], dark: [16.7, 15.4, 13.9, 11.7] },
  },
  {
    colour: 'ink-2',
    grounds: papers,
    least: 6.2,
    more: AAA,
    designed: { light: [7.7, 8.0, 7.1, 6.2], dark: [10.2, 9.4, 8.5, 7.2] },
  },
  {
    colour: 'ink-3',
    grounds: papers,
    least: AA,
    more: AAA,
    designed: { light: [5.7, 5.9, 5.2, 4.6], dark: [7.6, 7.0, 6.3, 5.3] },
  },
  {
    colour: 'neel',
    grounds: papers,
    least: 6.9,
    more: AAA,
    designed: { light: [10.5, 10.9, 9.7, 8.5], dark: [9.8, 9.0, 8.2, 6.9] },
  },
  { colour: 'neel-hover', grounds: papers, least: AAA, more: AAA },
  {
    colour: 'alta',
    grounds: papers,
    least: AA,
    more: AAA,
    designed: { light: [6.3, 6.5, 5.8, 5.1], dark: [7.9, 7.3, 6.6, 5.6] },
  },
  {
    colour: 'segun',
    grounds: papers,
    least: AA,
    more: AAA,
    designed: { light: [6.5, 6.7, 5.9, 5.2], dark: [9.0, 8.3, 7.5, 6.4] },
  },
  {
    colour: 'leaf',
    grounds: papers,
    least: AA,
    more: AAA,
    designed: { light: [6.7, 7.0, 6.2, 5.5], dark: [10.1, 9.3, 8.4, 7.1] },
  },
  {
    colour: 'danger',
    grounds: papers,
    least: AA,
    more: AAA,
    designed: { light: [6.4, 6.6, 5.9, 5.2], dark: [8.0, 7.3, 6.6, 5.6] },
  },
  {
    colour: 'control',
    grounds: papers,
    least: EDGE,
    more: AA,
    designed: { light: [4.3, 4.5, 4.0, 3.5], dark: [4.8, 4.4, 4.0, 3.4] },
  },
  { colour: 'star', grounds: papers, least: EDGE, more: EDGE },
  {
    colour: 'on-neel',
    grounds: ['neel', 'neel-hover'],
    least: AAA,
    more: AAA,
    designed: { light: [10.91, 13.65] },
  },
  { colour: 'on-alta', grounds: ['alta'], least: 6.5, more: AAA, designed: { light: [6.5], dark: [7.9] } },
  { colour: 'on-leaf', grounds: ['leaf'], least: 6.9, more: AAA, designed: { light: [6.99] } },
  { colour: 'on-turmeric', grounds: ['turmeric'], least: AAA, more: AAA, designed: { light: [10.62] } },
  { colour: 'neel', grounds: ['neel-soft'], least: AAA, more: AAA, designed: { light: [8.98] } },
  { colour: 'alta', grounds: ['alta-soft'], least: AA, more: AAA, designed: { light: [5.5] } },
  { colour: 'leaf', grounds: ['leaf-soft'], least: AA, more: AAA, designed: { light: [6.11] } },
  { colour: 'ink', grounds: ['neel-soft', 'alta-soft', 'leaf-soft'], least: AAA, more: AAA },
  {
    colour: 'on-cloth',
    grounds: ['cloth'],
    least: AAA,
    more: AAA,
    designed: { light: [13.65], dark: [15.4] },
  },
  {
    colour: 'on-cloth-2',
    grounds: ['cloth'],
    least: AAA,
    more: AAA,
    designed: { light: [9.21], dark: [9.39] },
  },
  { colour: 'on-khata', grounds: ['khata'], least: 6.5, more: AAA, designed: { light: [6.5], dark: [9.07] } },
  {
    colour: 'khata-ink',
    grounds: ['on-khata'],
    least: AAA,
    more: AAA,
    designed: { light: [9.6], dark: [9.6] },
  },
  { colour: 'ink', grounds: stages, least: 10.3, more: AAA },
  { colour: 'ink-2', grounds: stages, least: 6.3, more: AAA },
  { colour: 'neel', grounds: stages, least: AA, more: AAA },
];
