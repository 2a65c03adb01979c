import type { Cause, Review, ReviewPicture } from '../../src/review/review-data.ts';
import type { Decisions } from './decisions.ts';
import type { Filter } from './permalink.ts';
import { getReviewStatus, isDecidable } from './review-status.ts';
import { groupByStory, type Story } from './story-order.ts';

/** Lookup tables of a review, calculated once. */
export interface ReviewIndex {
  stories: readonly Story[];
  storyById: ReadonlyMap<string, Story>;
  pictureByLabel: ReadonlyMap<string, ReviewPicture>;
  causeById: ReadonlyMap<string, Cause>;
}

export function indexReview({ pictures, causes }: Review): ReviewIndex {
  const stories = groupByStory(pictures);
  return {
    stories,
    storyById: new Map(stories.map((story) => [story.id, story])),
    pictureByLabel: new Map(pictures.map((picture) => [picture.label, picture])),
    causeById: new Map(causes.map((cause) => [cause.id, cause])),
  };
}

const filterOf = { approve: 'approved', reject: 'rejected', flaky: 'flaky' } as const;

export function matchesFilter(filter: Filter, picture: ReviewPicture, decisions: Decisions): boolean {
  return filter === 'all' || filtersOf(picture, decisions).includes(filter);
}

/** Returns the filters that match a screenshot: its status and its decision. */
function filtersOf(picture: ReviewPicture, decisions: Decisions): Filter[] {
  const verb = decisions[picture.label]?.verb;
  const kind = getReviewStatus(picture);
  if (!verb) return [kind];
  // An earlier rejection counts only until there is a new decision.
  return kind === 'rejected' ? [filterOf[verb]] : [kind, filterOf[verb]];
}

/**
 * Returns the stories whose name matches all words of the search and that have a screenshot that matches the filter.
 */
export function narrow(stories: readonly Story[], filter: Filter, search: string, decisions: Decisions) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (filter === 'all' && words.length === 0) return stories;
  return stories.filter(({ section, component, name, id, pictures }) => {
    const text = `${section} ${component} ${name} ${id}`.toLowerCase();
    return (
      words.every((word) => text.includes(word)) &&
      pictures.some((picture) => matchesFilter(filter, picture, decisions))
    );
  });
}

/** Returns the number of screenshots of each filter chip. */
export function countByFilter(
  pictures: readonly ReviewPicture[],
  decisions: Decisions,
): ReadonlyMap<Filter, number> {
  const counts = new Map<Filter, number>([['all', pictures.length]]);
  const add = (filter: Filter) => counts.set(filter, (counts.get(filter) ?? 0) + 1);
  for (const picture of pictures) for (const filter of filtersOf(picture, decisions)) add(filter);
  return counts;
}

/** Returns the review's progress. Errors need no decision and are counted separately. */
export function getProgress(pictures: readonly ReviewPicture[], decisions: Decisions) {
  const total = pictures.filter(isDecidable).length;
  const left = pictures.filter((one) => isDecidable(one) && !decisions[one.label]).length;
  return { total, left, broken: pictures.length - total };
}
