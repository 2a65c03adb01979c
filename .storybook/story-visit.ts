/** One row of a keyboard table: data in the story file, shown on the docs page and proved by a named step. */
export interface KeyboardRow {
  keys: readonly string[];
  does: string;
  step: string;
}

/** What the test-runner notes of a story it has visited. The command adds the visits up and draws the conclusion. */
export interface StoryVisit {
  id: string;
  component: string;
  keyboard: readonly KeyboardRow[];
  finishedSteps: readonly string[];
  /** Rules of axe that had something to judge here and were kept in light and in dark. */
  passedRules?: readonly string[];
  /** Selectors of the axe exceptions that matched something here. */
  matchedExceptions: readonly string[];
}

export const visitsFolder = 'reports/story-visits';

/** A file for each story that failed in a page that draws no frames any more. */
export const withoutFramesFolder = 'reports/stories-without-frames';
