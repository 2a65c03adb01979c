import type { CauseGroup, ReviewScreenshot } from '../../src/review/review-data.ts';
import { type Decisions, isUndecided } from './decisions.ts';
import { getDisabledReason } from './review-status.ts';

/** The screenshots that show one change. The first one stands for the others. */
export type ChangeCard = readonly string[];

/** Returns the card of each screenshot that changed in the same way as another one. */
export function indexCards(causes: readonly CauseGroup[]): ReadonlyMap<string, ChangeCard> {
  // Equal accessibility trees do not make equal pictures.
  const cards = causes.filter(({ kind }) => kind !== 'heard').flatMap(({ cards: list }) => list);
  return new Map(
    cards.filter(({ length }) => length > 1).flatMap((card) => card.map((label) => [label, card] as const)),
  );
}

/**
 * Returns the screenshots that a decision on this one is for, itself first: the undecided ones of its card that allow
 * it and are not excluded. A decision on an excluded screenshot is for that one only.
 */
export function listPlaces(
  verb: 'approve' | 'reject',
  { label }: ReviewScreenshot,
  card: ChangeCard | null,
  excluded: ReadonlySet<string>,
  screenshotByLabel: ReadonlyMap<string, ReviewScreenshot>,
  decisions: Decisions,
): readonly string[] {
  if (!card || excluded.has(label)) return [label];
  const others = card.filter((one) => {
    const place = screenshotByLabel.get(one);
    return (
      one !== label &&
      !excluded.has(one) &&
      place !== undefined &&
      isUndecided(place, decisions) &&
      getDisabledReason(verb, place) === null
    );
  });
  return [label, ...others];
}
