import type { CauseGroup, ReviewData, ReviewScreenshot } from '../../src/review/review-data.ts';
import { type ChangeCard, indexCards } from './cards.ts';
import { type Decisions, isUndecided } from './decisions.ts';
import type { Filter } from './permalink.ts';
import { getReviewStatus, isDecidable } from './review-status.ts';
import { groupByStory, type ReviewStory } from './story-order.ts';

/** Lookup tables of a review, calculated once. */
export interface ReviewIndex {
  stories: readonly ReviewStory[];
  storyById: ReadonlyMap<string, ReviewStory>;
  screenshotByLabel: ReadonlyMap<string, ReviewScreenshot>;
  causeById: ReadonlyMap<string, CauseGroup>;
  /** The card of each screenshot that changed in the same way as another one. */
  cardByLabel: ReadonlyMap<string, ChangeCard>;
}

export function indexReview({ pictures, causes }: ReviewData): ReviewIndex {
  const stories = groupByStory(pictures);
  return {
    stories,
    storyById: new Map(stories.map((story) => [story.id, story])),
    screenshotByLabel: new Map(pictures.map((screenshot) => [screenshot.label, screenshot])),
    causeById: new Map(causes.map((cause) => [cause.id, cause])),
    cardByLabel: indexCards(causes),
  };
}

const filterByDecision = { approve: 'approved', reject: 'rejected', flaky: 'flaky' } as const;

export function matchesFilter(filter: Filter, screenshot: ReviewScreenshot, decisions: Decisions): boolean {
  return filter === 'all' || listFilters(screenshot, decisions).includes(filter);
}

/** Returns the filters that match a screenshot: its status and its decision. */
function listFilters(screenshot: ReviewScreenshot, decisions: Decisions): Filter[] {
  const verb = decisions[screenshot.label]?.verb;
  const kind = getReviewStatus(screenshot);
  if (!verb) return [kind];
  // An earlier rejection counts only until there is a new decision.
  return kind === 'rejected' ? [filterByDecision[verb]] : [kind, filterByDecision[verb]];
}

/**
 * Returns the stories whose name matches all words of the search and that have a screenshot that matches the filter.
 */
export function filterStories(
  stories: readonly ReviewStory[],
  filter: Filter,
  search: string,
  decisions: Decisions,
) {
  const terms = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (filter === 'all' && terms.length === 0) return stories;
  return stories.filter(({ section, component, name, id, screenshots }) => {
    const text = `${section} ${component} ${name} ${id}`.toLowerCase();
    return (
      terms.every((word) => text.includes(word)) &&
      screenshots.some((screenshot) => matchesFilter(filter, screenshot, decisions))
    );
  });
}

/** Returns the number of screenshots of each filter chip. */
export function countByFilter(
  screenshots: readonly ReviewScreenshot[],
  decisions: Decisions,
): ReadonlyMap<Filter, number> {
  const counts = new Map<Filter, number>([['all', screenshots.length]]);
  const add = (filter: Filter) => counts.set(filter, (counts.get(filter) ?? 0) + 1);
  for (const screenshot of screenshots) for (const filter of listFilters(screenshot, decisions)) add(filter);
  return counts;
}

/**
 * Returns the review's progress, including decisions that were exported, so that an export does not change it. Errors
 * need no decision and are counted separately.
 */
export function getProgress({ pictures, exportedApprovals }: ReviewData, decisions: Decisions) {
  const decidable = pictures.filter(isDecidable).length;
  const left = pictures.filter((one) => isUndecided(one, decisions)).length;
  return { total: decidable + exportedApprovals, left, broken: pictures.length - decidable };
}
