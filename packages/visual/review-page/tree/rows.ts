import { type Decisions, isUndecided } from '../session/decisions.ts';
import { matchesFilter } from '../session/review-index.ts';
import { getReviewStatus, isDecidable, type ReviewStatus, reviewStatuses } from '../session/review-status.ts';
import type { ReviewStory } from '../session/story-order.ts';

/** One row of the tree: a section, a component or a story. */
export interface Row {
  id: string;
  level: 1 | 2 | 3;
  text: string;
  /** The number of undecided screenshots. */
  left: number;
  /** Whether one of its screenshots was rejected. */
  rejected: boolean;
  /** Whether one of its screenshots is an error, which no decision can resolve. */
  broken: boolean;
  /** The status of a story; `null` for other rows. */
  kind: ReviewStatus | null;
  /** `null` for a story, which has no children. */
  expanded: boolean | null;
  position: number;
  siblings: number;
  parent: string | null;
}

/** Returns the visible rows of the tree, without those below a collapsed row. */
export function listVisibleRows(
  stories: readonly ReviewStory[],
  decisions: Decisions,
  isOpen: (id: string) => boolean,
): Row[] {
  const sections = Map.groupBy(stories, ({ section }) => section);
  return [...sections].flatMap(([section, inSection], at) => {
    const id = `section:${section}`;
    const head = row(id, 1, section, inSection, decisions, isOpen(id), at, sections.size, null);
    return head.expanded ? [head, ...componentRows(inSection, id, decisions, isOpen)] : [head];
  });
}

/** Returns the ids of the rows that must be expanded for a story to be visible. */
export function listAncestorRowIds({ section, component }: ReviewStory): string[] {
  return [`section:${section}`, `component:${section}/${component}`];
}

function componentRows(
  stories: readonly ReviewStory[],
  parent: string,
  decisions: Decisions,
  isOpen: (id: string) => boolean,
): Row[] {
  const components = Map.groupBy(stories, ({ component }) => component);
  return [...components].flatMap(([component, componentStories], at) => {
    const id = `component:${componentStories[0]?.section}/${component}`;
    const head = row(id, 2, component, componentStories, decisions, isOpen(id), at, components.size, parent);
    if (!head.expanded) return [head];
    const below = componentStories.map((story, position) =>
      row(story.id, 3, story.name, [story], decisions, null, position, componentStories.length, id),
    );
    return [head, ...below];
  });
}

function row(
  id: string,
  level: Row['level'],
  text: string,
  stories: readonly ReviewStory[],
  decisions: Decisions,
  expanded: boolean | null,
  at: number,
  siblings: number,
  parent: string | null,
): Row {
  const screenshots = stories.flatMap((story) => story.screenshots);
  const left = screenshots.filter((one) => isUndecided(one, decisions)).length;
  const rejected = screenshots.some((one) => matchesFilter('rejected', one, decisions));
  const broken = !screenshots.every(isDecidable);
  const kind = level === 3 ? gravest(screenshots.map(getReviewStatus)) : null;
  return { id, level, text, left, rejected, broken, kind, expanded, position: at + 1, siblings, parent };
}

function gravest(statuses: readonly ReviewStatus[]): ReviewStatus | null {
  return reviewStatuses.findLast((kind) => statuses.includes(kind)) ?? null;
}
