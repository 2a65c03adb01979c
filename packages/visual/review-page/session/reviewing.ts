import { useCallback, useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ReviewPicture, View } from '../../src/review/review-data.ts';
import { decode, useDecoded } from '../viewer/decoded.ts';
import { type Pair, pairOf, viewFor } from '../viewer/pair.ts';
import { type Decisions, nextOpen, openOf, outliersLeft } from './decisions.ts';
import type { PlaceStore } from './place.ts';
import { countByFilter, indexReview, isIn, narrow } from './review-index.ts';
import type { Session } from './session.ts';
import { modeWords, type Story } from './story-order.ts';

/** How many pictures ahead are decoded while one is looked at. */
const ahead = 3;

/** Where the reader is in the review, what is shown there and where one can go: everything but the deciding. */
export function useReviewing(session: Session, placeStore: PlaceStore) {
  const state = useSyncExternalStore(session.subscribe, session.state);
  const place = useSyncExternalStore(placeStore.subscribe, placeStore.get);
  const connection = useSyncExternalStore(session.link.subscribe, session.link.connection);
  const [search, setSearch] = useState('');
  const [sheetsSeen, setSheetsSeen] = useState<ReadonlySet<string>>(new Set());
  const { review, decisions, seen } = state;

  const index = useMemo(() => indexReview(review), [review]);
  const counts = useMemo(() => countByFilter(review.pictures, decisions), [review, decisions]);
  const searched = useDeferredValue(search);
  const stories = useMemo(
    () => narrow(index.stories, place.filter, searched, decisions),
    [index, place.filter, searched, decisions],
  );
  const order = useMemo(
    () => stories.flatMap(({ pictures }) => pictures.filter((one) => isIn(place.filter, one, decisions))),
    [stories, place.filter, decisions],
  );

  const wanted = place.story === null ? undefined : index.storyById.get(place.story);
  const story =
    wanted ?? storyOf(nextOpen(order, decisions, null) ?? order[0], index.storyById) ?? index.stories[0];
  const picture = story && pictureIn(story, place.mode, decisions);
  const pair = useMemo(() => (picture ? pairOf(picture) : nothing), [picture]);
  const view = picture ? viewFor(place.view, pair, picture) : 'single';
  const cause = picture?.cause ? (index.causeById.get(picture.cause) ?? null) : null;
  const sources =
    view === 'difference' ? [picture?.difference?.source] : [pair.first?.source, pair.second?.source];
  const decoded = useDecoded(sources.filter((source) => source !== undefined));

  useEffect(() => {
    if (!picture || decoded !== 'shown') return;
    session.see(picture.label, view);
    if (view === 'sheet' && picture.cause) setSheetsSeen((old) => new Set([...old, picture.cause ?? '']));
  }, [session, picture, view, decoded]);

  useEffect(() => {
    if (decoded !== 'shown') return;
    const at = order.findIndex(({ label }) => label === picture?.label);
    const timer = setTimeout(() => {
      for (const next of order.slice(at + 1, at + 1 + ahead)) lookAhead(next);
    }, 60);
    return () => clearTimeout(timer);
  }, [decoded, order, picture]);

  const go = placeStore.go;
  const open = useCallback(
    ({ story: id, mode }: ReviewPicture) => {
      const leaveSheet = placeStore.get().view === 'sheet' ? ({ view: 'side-by-side' } as const) : {};
      go({ story: id, mode, ...leaveSheet });
    },
    [go, placeStore],
  );
  const openStory = useCallback((id: string) => go({ story: id }), [go]);

  return {
    session,
    ...state,
    place,
    connection,
    search,
    setSearch,
    counts,
    index,
    stories,
    order,
    story,
    picture,
    pair,
    view,
    cause,
    decoded,
    group: cause && {
      open: openOf(cause, index.pictureByLabel, decisions),
      outliers: outliersLeft(cause, seen, decisions),
      sheetSeen: sheetsSeen.has(cause.id),
    },
    left:
      review.pictures.length - Object.keys(decisions).filter((one) => index.pictureByLabel.has(one)).length,
    isPossible: (one: View) => picture !== undefined && viewFor(one, pair, picture) === one,
    go,
    open,
    openStory,
    /** The story so many steps on in the list; null at its ends. */
    storyBeside: (step: 1 | -1) => stories[stories.findIndex(({ id }) => id === story?.id) + step] ?? null,
    modeBeside(step: 1 | -1) {
      const all = story?.pictures ?? [];
      const at = all.findIndex(({ label }) => label === picture?.label);
      return all[(at + step + all.length) % all.length] ?? null;
    },
    /** The next picture without a decision: in the narrowed list, or else anywhere. */
    nextWithout: (made = session.state().decisions) =>
      nextOpen(order, made, picture?.label ?? null) ??
      nextOpen(
        index.stories.flatMap(({ pictures }) => pictures),
        made,
        picture?.label ?? null,
      ),
  };
}

export type Reviewing = ReturnType<typeof useReviewing>;

/** Such as "Button, On offer, 1280 light". */
export function nameOf({ title, name, mode }: ReviewPicture): string {
  return `${title.split('/').at(-1)}, ${name}, ${modeWords(mode)}`;
}

const nothing: Pair = { first: null, second: null, firstWords: '', secondWords: '' };

function storyOf(picture: ReviewPicture | undefined, storyById: ReadonlyMap<string, Story>) {
  return picture && storyById.get(picture.story);
}

/** The mode that was looked at, if the story has it, else the first that is open. */
function pictureIn(
  { pictures }: Story,
  mode: string | null,
  decisions: Decisions,
): ReviewPicture | undefined {
  return (
    pictures.find((one) => one.mode === mode) ??
    pictures.find(({ label }) => !decisions[label]) ??
    pictures[0]
  );
}

function lookAhead(picture: ReviewPicture) {
  const { first, second } = pairOf(picture);
  for (const side of [first, second]) {
    // A picture that cannot be loaded says so when its turn comes.
    if (side) decode(side.source).catch(() => {});
  }
}
