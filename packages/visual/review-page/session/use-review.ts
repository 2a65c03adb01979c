import {
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ReviewScreenshot, ViewMode } from '../../src/review/review-data.ts';
import { type Pair, resolveViewMode, toPair } from '../viewer/pair.ts';
import { useDecodeState } from '../viewer/use-decode-state.ts';
import { usePrefetchImages } from '../viewer/use-prefetch-images.ts';
import { listPlaces } from './cards.ts';
import {
  type Decisions,
  findNextUndecided,
  isUndecided,
  listUndecidedLabels,
  listUnseenOutliers,
} from './decisions.ts';
import type { LocationStore } from './location-store.ts';
import type { Filter } from './permalink.ts';
import { countByFilter, filterStories, getProgress, indexReview, matchesFilter } from './review-index.ts';
import type { ReviewStore } from './review-store.ts';
import type { ReviewStory } from './story-order.ts';

/** Returns the state and navigation of a review, except for making decisions. */
export function useReview(store: ReviewStore, locationStore: LocationStore) {
  const state = useSyncExternalStore(store.subscribe, store.state);
  const location = useSyncExternalStore(locationStore.subscribe, locationStore.get);
  const [search, setSearch] = useState('');
  const [openedSheets, setOpenedSheets] = useState<ReadonlySet<string>>(new Set());
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set());
  const { review, decisions, seen } = state;

  const index = useMemo(() => indexReview(review), [review]);
  // Defer the lists, so that the next screenshot does not wait for 2000 rows.
  const listed = useDeferredValue(decisions);
  const counts = useMemo(() => countByFilter(review.pictures, listed), [review, listed]);
  const searched = useDeferredValue(search);
  const stories = useMemo(
    () => filterStories(index.stories, location.filter, searched, listed),
    [index, location.filter, searched, listed],
  );
  const order = useMemo(
    () =>
      stories.flatMap(({ screenshots }) =>
        screenshots.filter((one) => matchesFilter(location.filter, one, listed)),
      ),
    [stories, location.filter, listed],
  );

  const progress = useMemo(() => getProgress(review, decisions), [review, decisions]);

  const requestedStory = location.story === null ? undefined : index.storyById.get(location.story);
  const story =
    requestedStory ??
    findStory(findNextUndecided(order, decisions, null) ?? order[0], index.storyById) ??
    index.stories[0];
  const screenshot = story && findScreenshot(story, location.mode, decisions);
  const pair = useMemo(() => (screenshot ? toPair(screenshot) : emptyPair), [screenshot]);
  const view = screenshot ? resolveViewMode(location.view, pair, screenshot) : 'single';
  const cause = screenshot?.cause ? (index.causeById.get(screenshot.cause) ?? null) : null;
  const card = screenshot ? (index.cardByLabel.get(screenshot.label) ?? null) : null;
  const sources =
    view === 'difference' ? [screenshot?.difference?.source] : [pair.first?.source, pair.second?.source];
  const decodeState = useDecodeState(sources.filter((source) => source !== undefined));

  useLayoutEffect(() => {
    if (!screenshot || decodeState !== 'shown') return;
    // A thumbnail on the sheet does not count as viewed.
    if (view !== 'sheet') store.see(screenshot.label, view);
    else if (screenshot.cause !== null) setOpenedSheets((old) => new Set([...old, screenshot.cause ?? '']));
  }, [store, screenshot, view, decodeState]);

  const at = stories.findIndex(({ id: one }) => one === story?.id);
  const next = stories[at + 1];
  const position = order.findIndex(({ label }) => label === screenshot?.label);
  usePrefetchImages(
    [
      findNextUndecided(order, decisions, screenshot?.label ?? null),
      next && findScreenshot(next, location.mode, decisions),
      order[position + 1],
      order[position + 2],
    ],
    screenshot,
    decodeState === 'shown',
  );

  const go = locationStore.go;
  const open = useCallback(
    ({ story: id, mode }: ReviewScreenshot) => {
      const leaveSheet = locationStore.get().view === 'sheet' ? ({ view: 'side-by-side' } as const) : {};
      go({ story: id, mode, ...leaveSheet });
    },
    [go, locationStore],
  );
  const filterBy = useCallback(
    (filter: Filter) => {
      const matches = filterStories(index.stories, filter, '', store.state().decisions);
      const stays = matches.length === 0 || matches.some((one) => one.id === locationStore.get().story);
      const first = matches[0]?.screenshots.find((one) =>
        matchesFilter(filter, one, store.state().decisions),
      );
      go({ filter, ...(stays || !first ? {} : { story: first.story, mode: first.mode }) });
    },
    [index, store, locationStore, go],
  );
  const widen = useCallback(() => go({ filter: 'all' }), [go]);
  const openStory = useCallback((id: string) => go({ story: id }), [go]);
  /** Uses the current text of the search box, because the deferred list may lag behind. */
  const openFirstMatch = useCallback(
    (search: string) => {
      const [first] = filterStories(
        index.stories,
        locationStore.get().filter,
        search,
        store.state().decisions,
      );
      if (first) openStory(first.id);
    },
    [index, store, locationStore, openStory],
  );

  const id = story?.id ?? null;
  const openMode = useCallback((mode: string) => go({ story: id, mode }), [go, id]);

  /** Excludes a screenshot from the decision on its card, or includes it again. */
  const toggleExcluded = useCallback((label: string) => {
    setExcluded((old) => {
      const next = new Set(old);
      if (!next.delete(label)) next.add(label);
      return next;
    });
  }, []);

  return {
    store,
    ...state,
    place: location,
    search,
    setSearch,
    listed,
    counts,
    index,
    stories,
    order,
    story,
    screenshot,
    pair,
    view,
    cause,
    card,
    excluded,
    toggleExcluded,
    decodeState,
    group: cause && {
      approvable: listUndecidedLabels('approve', cause, excluded, index.screenshotByLabel, decisions),
      rejectable: listUndecidedLabels('reject', cause, excluded, index.screenshotByLabel, decisions),
      outliers: listUnseenOutliers(cause, seen, decisions),
      hasSeenSheet: openedSheets.has(cause.id),
    },
    ...progress,
    isPossible: (one: ViewMode) => screenshot !== undefined && resolveViewMode(one, pair, screenshot) === one,
    go,
    open,
    openStory,
    filterBy,
    widen,
    openFirstMatch,
    openMode,
    /** Returns the next or previous story of the list, or `null` at its ends. */
    storyBeside: (step: 1 | -1) => stories[at + step] ?? null,
    /** Returns the next screenshot that changed in the same way, or `null` if there is none. */
    placeBeside(step: 1 | -1) {
      if (!card || !screenshot) return null;
      const label = card[(card.indexOf(screenshot.label) + step + card.length) % card.length] ?? '';
      return index.screenshotByLabel.get(label) ?? null;
    },
    /** Returns the screenshots that a decision is for, at least the one on screen. */
    listPlaces: (verb: 'approve' | 'reject') =>
      screenshot
        ? listPlaces(verb, screenshot, card, excluded, index.screenshotByLabel, store.state().decisions)
        : [],
    modeBeside(step: 1 | -1) {
      const all = story?.screenshots ?? [];
      const at = all.findIndex(({ label }) => label === screenshot?.label);
      return all[(at + step + all.length) % all.length] ?? null;
    },
    /** Returns the next screenshot without a decision, in the filtered list first, then in the whole review. */
    nextWithout: (made = store.state().decisions) =>
      findNextUndecided(order, made, screenshot?.label ?? null) ??
      findNextUndecided(
        index.stories.flatMap(({ screenshots }) => screenshots),
        made,
        screenshot?.label ?? null,
      ),
  };
}

export type ReviewViewModel = ReturnType<typeof useReview>;

const emptyPair: Pair = { first: null, second: null, firstLabel: '', secondLabel: '' };

function findStory(screenshot: ReviewScreenshot | undefined, storyById: ReadonlyMap<string, ReviewStory>) {
  return screenshot && storyById.get(screenshot.story);
}

/** Returns the story's screenshot in the current mode, or else its first undecided one. */
function findScreenshot(
  { screenshots }: ReviewStory,
  mode: string | null,
  decisions: Decisions,
): ReviewScreenshot | undefined {
  return (
    screenshots.find((one) => one.mode === mode) ??
    screenshots.find((one) => isUndecided(one, decisions)) ??
    screenshots[0]
  );
}
