/**
 * The budgets of a first visit. Sizes are bytes compressed by brotli at its best. They are some hundreds above the
 * measured sizes, because the class names of a build, and the current day, change a page by up to fifty bytes.
 */
export const transferSizeBudgets = {
  /** Documents with their styles and data. 20,000 is the aim, see `docs/decisions/0017`. */
  html: 22_000,
  /**
   * The scripts of the home page. 133,120 is the aim, see `docs/decisions/0020`. It was 138,000 until panels and menus of the
   * bar took `open` and `onOpenChange`, and their default texts came from a provider; 138,600 until suggestions could be
   * composed of parts, the cart opened without popovers and its button stayed in place.
   */
  script: 138_700,
  /** The fonts of a page in English. */
  fonts: 78_000,
  /** The one inline script of a document. */
  firstScript: 2_800,
  /** The part of `firstScript` that handles the first taps. */
  earlyTaps: 1_024,
} as const;

/** Kinds of pages whose document weighs more. */
export const htmlBudgetOverrides: Readonly<Record<string, number>> = {
  home: 24_500,
  'all items': 28_200,
  'a category': 23_000,
  'a room': 27_500,
  'the filter bar': 22_700,
  'a search': 27_000,
  'new arrivals': 24_900,
  'an item': 31_000,
  'an item, long layout': 29_900,
};

/** The work of a first visit on a phone that saves data. */
export const firstVisitWorkBudgets = [
  { path: '/', elements: 845, early: 18, modules: 23, fonts: 6 },
  { path: '/shop', elements: 1_385, early: 32, modules: 25, fonts: 4 },
  { path: '/details?id=meghna-3-seater', elements: 1_195, early: 16, modules: 38, fonts: 4 },
  { path: '/checkout', elements: 80, early: 7, modules: 47, fonts: 4 },
  { path: '/cart', elements: 375, early: 7, modules: 31, fonts: 4 },
] as const;
