import { useEffect, useMemo, useState } from 'react';

export type DecodeState = 'loading' | 'shown' | 'broken';

/** Pictures that were decoded lately stay so; more of them would only take memory. */
const kept = 12;
const images = new Map<string, { image: HTMLImageElement; done: Promise<void>; isDone: boolean }>();

/** Loads and decodes a picture beside whatever else goes on, so that it can be drawn at once afterwards. */
export function decodeImage(source: string): Promise<void> {
  const known = images.get(source);
  if (known) {
    images.delete(source);
    images.set(source, known);
    return known.done;
  }
  const image = new Image();
  image.src = source;
  const entry = { image, done: image.decode(), isDone: false };
  const { done } = entry;
  // Whoever shows the picture hears of a failure; a look ahead does not have to. The next asker tries again.
  done.then(
    () => {
      entry.isDone = true;
    },
    () => images.delete(source),
  );
  images.set(source, entry);
  const [oldest] = images.keys();
  if (images.size > kept && oldest !== undefined) images.delete(oldest);
  return done;
}

/** Whether all of these can be seen by now. */
export function useDecodedImages(sources: readonly string[]): DecodeState {
  const key = sources.join('\n');
  // What was looked ahead at is drawn with the very render that asks for it, not with a second one behind.
  const isReady = useMemo(() => addressesIn(key).every((source) => images.get(source)?.isDone), [key]);
  const [done, setDone] = useState<{ key: string; state: DecodeState }>({ key: '', state: 'loading' });
  useEffect(() => {
    let wanted = true;
    const tell = (state: DecodeState) => {
      if (wanted && !isReady) setDone({ key, state });
    };
    Promise.all(addressesIn(key).map(decodeImage)).then(
      () => tell('shown'),
      () => tell('broken'),
    );
    return () => {
      wanted = false;
    };
  }, [key, isReady]);
  if (isReady) return 'shown';
  return done.key === key ? done.state : 'loading';
}

function addressesIn(key: string): string[] {
  return key.split('\n').filter(Boolean);
}
