import type { RunOptions } from 'axe-core';

/** What axe is asked of every story: WCAG 2.2 AA, and what is good practice in a part. */
export const axeRules = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: {
    'target-size': { enabled: true },
    // A story is a part, not a page.
    region: { enabled: false },
    'landmark-one-main': { enabled: false },
    'page-has-heading-one': { enabled: false },
  },
} satisfies RunOptions;

/** What depends on the theme. Every other rule finds the same in each of them, and half of the time is spent here. */
export const colourRules = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} satisfies RunOptions;
