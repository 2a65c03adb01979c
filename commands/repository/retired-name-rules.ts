/** A word that names or comments no longer use, and its replacement. */
export interface RetiredNameRule {
  /** Matches a retired identifier. */
  identifier?: RegExp;
  /** Matches a retired file name, without its folder. */
  file?: RegExp;
  /** Matches a retired turn of phrase in the text of a file. */
  comment?: RegExp;
  use: string;
  /** File names that use the word in another meaning. */
  except?: readonly string[];
}

export const retiredNameRules: readonly RetiredNameRule[] = [
  { identifier: /^say[A-Z]/, file: /^say-/, use: 'format…' },
  { identifier: /[dD]eeds?$/, file: /(^|-)deeds?[.-]/, use: 'action' },
  { identifier: /^judge[A-Z]/, file: /^judge-/, use: 'validate…, evaluate…, or …Resolver of a form' },
  {
    identifier: /In(Stories|Tests)$/,
    file: /-in-(stories|tests)\./,
    use: '…Fixture, in a file called ….fixtures.ts',
  },
  // `item-words.ts` is about the words under which the search index finds an item.
  { file: /-words\./, use: '…-messages, or format-…', except: ['item-words.ts'] },
  { file: /^late-/, use: 'lazy-… of what is loaded on demand, deferred-… of what starts later' },
  { file: /-doings\./, use: '…-actions' },
  { file: /(^|-)standing\./, use: '…-status, or …-state' },
  {
    identifier: /^(takeTurns|onceFor|admit)$/,
    use: 'createConcurrencyLimiter, createIdempotentRunner, authorize',
  },
  // The first words of a JSDoc comment.
  { comment: /\/\*\*\s*(?:\*\s*)?(?:Answers|Says no|Whoever)\b/, use: 'Returns …, Throws …, or who it is' },
];

/** The files that the rules apply to. */
export const checkedGlobs = [
  'apps/{api,storefront}/**/*.{ts,tsx}',
  'packages/{caller-address,catalogue,client,contract,pricing,ui,visual}/**/*.{ts,tsx}',
  '.storybook/**/*.{ts,tsx}',
  'commands/**/*.ts',
  'launcher/**/*.mjs',
];
