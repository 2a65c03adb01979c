import {
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ReviewPicture, ViewMode } from '../../src/review/review-data.ts';
import { type Pair, resolveViewMode, toPair } from '../viewer/pair.ts';
import { useDecodedImages } from '../viewer/use-decoded-images.ts';
import { usePrefetchImages } from '../viewer/use-prefetch-images.ts';
import { type Decisions, findNextUndecided, listUndecided, listUnseenOutliers } from './decisions.ts';
import type { LocationStore } from './location-store.ts';
import type { Filter } from './permalink.ts';
import { countByFilter, getProgress, indexReview, matchesFilter, narrow } from './review-index.ts';
import type { Session } from './session.ts';
import type { Story } from './story-order.ts';

/** Returns the state and navigation of a review, except for making decisions. */
export function useReview(session: Session, placeStore: LocationStore) {
  const state = useSyncExternalStore(session.subscribe, session.state);
  const place = useSyncExternalStore(placeStore.subscribe, placeStore.get);
  const [search, setSearch] = useState('');
  const [sheetsSeen, setSheetsSeen] = useState<ReadonlySet<string>>(new Set());
  const { review, decisions, seen } = state;

  const index = useMemo(() => indexReview(review), [review]);
  // Defer the lists, so that the next screenshot does not wait for 2000 rows.
  const listed = useDeferredValue(decisions);
  const counts = useMemo(() => countByFilter(review.pictures, listed), [review, listed]);
  const searched = useDeferredValue(search);
  const stories = useMemo(
    () => narrow(index.stories, place.filter, searched, listed),
    [index, place.filter, searched, listed],
  );
  const order = useMemo(
    () =>
      stories.flatMap(({ pictures }) => pictures.filter((one) => matchesFilter(place.filter, one, listed))),
    [stories, place.filter, listed],
  );

  const progress = useMemo(() => getProgress(review.pictures, decisions), [review, decisions]);

  const wanted = place.story === null ? undefined : index.storyById.get(place.story);
  const story =
    wanted ??
    storyOf(findNextUndecided(order, decisions, null) ?? order[0], index.storyById) ??
    index.stories[0];
  const picture = story && pictureIn(story, place.mode, decisions);
  const pair = useMemo(() => (picture ? toPair(picture) : nothing), [picture]);
  const view = picture ? resolveViewMode(place.view, pair, picture) : 'single';
  const cause = picture?.cause ? (index.causeById.get(picture.cause) ?? null) : null;
  const sources =
    view === 'difference' ? [picture?.difference?.source] : [pair.first?.source, pair.second?.source];
  const decoded = useDecodedImages(sources.filter((source) => source !== undefined));

  useLayoutEffect(() => {
    if (!picture || decoded !== 'shown') return;
    // A thumbnail on the sheet does not count as viewed.
    if (view !== 'sheet') session.see(picture.label, view);
    else if (picture.cause !== null) setSheetsSeen((old) => new Set([...old, picture.cause ?? '']));
  }, [session, picture, view, decoded]);

  const at = stories.findIndex(({ id: one }) => one === story?.id);
  const next = stories[at + 1];
  const beside = order.findIndex(({ label }) => label === picture?.label);
  usePrefetchImages(
    [
      findNextUndecided(order, decisions, picture?.label ?? null),
      next && pictureIn(next, place.mode, decisions),
      order[beside + 1],
      order[beside + 2],
    ],
    picture,
    decoded === 'shown',
  );

  const go = placeStore.go;
  const open = useCallback(
    ({ story: id, mode }: ReviewPicture) => {
      const leaveSheet = placeStore.get().view === 'sheet' ? ({ view: 'side-by-side' } as const) : {};
      go({ story: id, mode, ...leaveSheet });
    },
    [go, placeStore],
  );
  const filterBy = useCallback(
    (filter: Filter) => {
      const found = narrow(index.stories, filter, '', session.state().decisions);
      const stays = found.length === 0 || found.some((one) => one.id === placeStore.get().story);
      const first = found[0]?.pictures.find((one) => matchesFilter(filter, one, session.state().decisions));
      go({ filter, ...(stays || !first ? {} : { story: first.story, mode: first.mode }) });
    },
    [index, session, placeStore, go],
  );
  const widen = useCallback(() => go({ filter: 'all' }), [go]);
  const openStory = useCallback((id: string) => go({ story: id }), [go]);
  /** Uses the current text of the search box, because the deferred list may lag behind. */
  const openFirstFound = useCallback(
    (words: string) => {
      const [first] = narrow(index.stories, placeStore.get().filter, words, session.state().decisions);
      if (first) openStory(first.id);
    },
    [index, session, placeStore, openStory],
  );

  const id = story?.id ?? null;
  const openMode = useCallback((mode: string) => go({ story: id, mode }), [go, id]);

  return {
    session,
    ...state,
    place,
    search,
    setSearch,
    listed,
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
      open: listUndecided(cause, index.pictureByLabel, decisions),
      outliers: listUnseenOutliers(cause, seen, decisions),
      sheetSeen: sheetsSeen.has(cause.id),
    },
    ...progress,
    isPossible: (one: ViewMode) => picture !== undefined && resolveViewMode(one, pair, picture) === one,
    go,
    open,
    openStory,
    filterBy,
    widen,
    openFirstFound,
    openMode,
    /** Returns the next or previous story of the list, or `null` at its ends. */
    storyBeside: (step: 1 | -1) => stories[at + step] ?? null,
    modeBeside(step: 1 | -1) {
      const all = story?.pictures ?? [];
      const at = all.findIndex(({ label }) => label === picture?.label);
      return all[(at + step + all.length) % all.length] ?? null;
    },
    /** Returns the next screenshot without a decision, in the filtered list first, then in the whole review. */
    nextWithout: (made = session.state().decisions) =>
      findNextUndecided(order, made, picture?.label ?? null) ??
      findNextUndecided(
        index.stories.flatMap(({ pictures }) => pictures),
        made,
        picture?.label ?? null,
      ),
  };
}

export type ReviewViewModel = ReturnType<typeof useReview>;

const nothing: Pair = { first: null, second: null, firstWords: '', secondWords: '' };

function storyOf(picture: ReviewPicture | undefined, storyById: ReadonlyMap<string, Story>) {
  return picture && storyById.get(picture.story);
}

/** Returns the story's screenshot in the current mode, or else its first undecided one. */
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
