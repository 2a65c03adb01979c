import { useEffect, useMemo, useState } from 'react';

export type DecodeState = 'loading' | 'shown' | 'broken';

/** How many decoded screenshots are cached. More would only take memory. */
const maxImages = 12;
const images = new Map<string, { image: HTMLImageElement; done: Promise<void>; isDone: boolean }>();

/** Loads and decodes a screenshot in the background, so that it can be drawn immediately later. */
export function preloadImage(source: string): Promise<void> {
  const cached = images.get(source);
  if (cached) {
    images.delete(source);
    images.set(source, cached);
    return cached.done;
  }
  const image = new Image();
  image.src = source;
  const entry = { image, done: image.decode(), isDone: false };
  const { done } = entry;
  // The component that shows the screenshot handles a failure; a prefetch ignores it. The next call tries again.
  done.then(
    () => {
      entry.isDone = true;
    },
    () => images.delete(source),
  );
  images.set(source, entry);
  const [oldest] = images.keys();
  if (images.size > maxImages && oldest !== undefined) images.delete(oldest);
  return done;
}

/** Returns whether the screenshots are still loading, can be shown, or could not be decoded. */
export function useDecodeState(sources: readonly string[]): DecodeState {
  const key = sources.join('\n');
  // A prefetched screenshot is shown in the same render that requests it, not in a second one.
  const isReady = useMemo(() => addressesIn(key).every((source) => images.get(source)?.isDone), [key]);
  const [done, setDone] = useState<{ key: string; state: DecodeState }>({ key: '', state: 'loading' });
  useEffect(() => {
    let active = true;
    const tell = (state: DecodeState) => {
      if (active && !isReady) setDone({ key, state });
    };
    Promise.all(addressesIn(key).map(preloadImage)).then(
      () => tell('shown'),
      () => tell('broken'),
    );
    return () => {
      active = false;
    };
  }, [key, isReady]);
  if (isReady) return 'shown';
  return done.key === key ? done.state : 'loading';
}

function addressesIn(key: string): string[] {
  return key.split('\n').filter(Boolean);
}
