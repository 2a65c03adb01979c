/** A word that names no longer use, and what they use instead. */
export interface RetiredName {
  /** Matches an identifier. */
  identifier?: RegExp;
  /** Matches the name of a file without its folder. */
  file?: RegExp;
  use: string;
  /** Files that bear the word in another meaning. */
  except?: readonly string[];
}

export const retiredNames: readonly RetiredName[] = [
  { identifier: /^say[A-Z]/, file: /^say-/, use: 'format…' },
  { identifier: /[dD]eeds?$/, file: /(^|-)deeds?[.-]/, use: 'action' },
  { identifier: /^judge[A-Z]/, file: /^judge-/, use: 'validate…, evaluate…, or …Resolver of a form' },
  {
    identifier: /In(Stories|Tests)$/,
    file: /-in-(stories|tests)\./,
    use: '…Fixture, in a file called ….fixtures.ts',
  },
  // The words of an item are the terms that the search index has of it.
  { file: /-words\./, use: '…-messages, or format-…', except: ['item-words.ts'] },
  { file: /^late-/, use: 'lazy-… of what is loaded on demand, deferred-… of what starts later' },
  { file: /-doings\./, use: '…-actions' },
  { file: /(^|-)standing\./, use: '…-status, or …-state' },
  { identifier: /^(takeTurns|onceFor|admit)$/, use: 'limitConcurrency, createIdempotentRunner, authorize' },
];

/** Where the names follow the vocabulary already. */
export const renamedAreas = [
  'apps/{api,storefront}/**/*.{ts,tsx}',
  'packages/{caller-address,client,contract,pricing}/**/*.{ts,tsx}',
];
