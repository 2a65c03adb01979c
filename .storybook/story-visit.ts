/** One row of a keyboard table: data in the story file, shown on the docs page, and tested by a named step. */
export interface KeyboardRow {
  keys: readonly string[];
  action: string;
  step: string;
}

/** What the test-runner records about a visited story. `commands/test-stories.ts` evaluates all visits. */
export interface StoryVisit {
  id: string;
  component: string;
  keyboard: readonly KeyboardRow[];
  finishedSteps: readonly string[];
  /** The axe rules that applied here and passed in light and in dark. */
  passedRules?: readonly string[];
  /** The selectors of the axe exceptions that matched here. */
  matchedExceptions: readonly string[];
}

/** The folder of the reports: that of the whole run, or that of a run of the stories which a change concerns. */
export const storyReportsFolder = process.env['STORY_REPORTS'] || 'reports';

export const storyVisitsFolder = `${storyReportsFolder}/story-visits`;

/** The folder with a file for each story that failed in a page that stopped drawing frames. */
export const stalledStoriesFolder = `${storyReportsFolder}/stories-without-frames`;
