import type { RunOptions } from 'axe-core';

/** The axe rules for every story: WCAG 2.2 AA, and the best practices that apply to a component. */
export const axeRunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: {
    'target-size': { enabled: true },
    // A story is a component, not a page.
    region: { enabled: false },
    'landmark-one-main': { enabled: false },
    'page-has-heading-one': { enabled: false },
  },
} satisfies RunOptions;

/**
 * The axe rules that depend on the theme. All other rules have the same findings in every theme. These rules take half
 * of the time.
 */
export const colourAxeRunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} satisfies RunOptions;
