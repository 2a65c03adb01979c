import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { axeExceptions } from '../.storybook/axe-exceptions.ts';
import type { StoryVisit } from '../.storybook/story-visit.ts';
import { UserError } from '../launcher/user-error.mjs';
import type { StoryIndex } from './story-shards.ts';

/** Reads what a built Storybook lists. */
export function readStoryIndex(built: string): StoryIndex {
  try {
    return JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'));
  } catch {
    throw new UserError('There is no built Storybook. Run npm run storybook:build first.');
  }
}

/** Returns the ids of the stories or of the docs pages in an index. */
export function listIds({ entries }: StoryIndex, kind: 'story' | 'docs'): string[] {
  return Object.keys(entries).filter((id) => entries[id]?.type === kind);
}

export function readStoryVisits(folder: string): StoryVisit[] {
  return readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
}

/**
 * Returns the problems that no single visit can detect: stories left out, keyboard table rows that no story proves, and
 * axe exceptions that are out of date.
 */
export function findStoryProblems(
  expected: readonly string[],
  visits: readonly StoryVisit[],
  { tested, passed }: { tested: number; passed: number },
  isNarrowed = false,
): string[] {
  return [
    ...(tested === expected.length
      ? []
      : [`${tested} stories were tested, but the Storybook lists ${expected.length}.`]),
    ...(visits.length < passed ? unvisited(expected, visits) : []),
    ...unprovedRows(visits),
    // An exception may match in a story that was left out.
    ...(isNarrowed ? [] : unusedExceptions(visits)),
  ];
}

/**
 * Returns a problem for each story without a recorded visit. A visit is recorded at its end and only if it succeeded,
 * so a story that passed without one was not really tested.
 */
function unvisited(expected: readonly string[], visits: readonly StoryVisit[]): string[] {
  const visited = new Set(visits.map(({ id }) => id));
  return expected.filter((id) => !visited.has(id)).map((id) => `${id} did not run to its end.`);
}

function unprovedRows(visits: readonly StoryVisit[]): string[] {
  const proved = new Set(
    visits.flatMap(({ component, finishedSteps }) => finishedSteps.map((step) => `${component}\n${step}`)),
  );
  const rows = visits.flatMap(({ component, keyboard }) => keyboard.map(({ step }) => ({ component, step })));
  const unproved = rows
    .filter(({ component, step }) => !proved.has(`${component}\n${step}`))
    .map(
      ({ component, step }) =>
        `${component}: its keyboard table names the step "${step}", which no story ran.`,
    );
  return [...new Set(unproved)];
}

function unusedExceptions(visits: readonly StoryVisit[]): string[] {
  const matched = new Set(visits.flatMap(({ matchedExceptions }) => matchedExceptions));
  const unused = axeExceptions
    .filter(({ selector }) => !matched.has(selector))
    .map(({ selector }) => `The axe exception "${selector}" no longer matches anything. Remove it.`);
  return axeExceptions.length > 3
    ? [...unused, 'There are more than three axe exceptions. Fix one of them.']
    : unused;
}
