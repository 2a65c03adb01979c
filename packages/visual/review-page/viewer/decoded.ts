import { useEffect, useState } from 'react';

export type Decoded = 'loading' | 'shown' | 'broken';

/** Pictures that were decoded lately stay so; more of them would only take memory. */
const kept = 12;
const images = new Map<string, { image: HTMLImageElement; done: Promise<void> }>();

/** Loads and decodes a picture beside whatever else goes on, so that it can be drawn at once afterwards. */
export function decode(source: string): Promise<void> {
  const known = images.get(source);
  if (known) {
    images.delete(source);
    images.set(source, known);
    return known.done;
  }
  const image = new Image();
  image.src = source;
  const done = image.decode();
  // Whoever shows the picture hears of a failure; a look ahead does not have to. The next asker tries again.
  done.catch(() => images.delete(source));
  images.set(source, { image, done });
  const [oldest] = images.keys();
  if (images.size > kept && oldest !== undefined) images.delete(oldest);
  return done;
}

/** Whether all of these can be seen by now. */
export function useDecoded(sources: readonly string[]): Decoded {
  const key = sources.join('\n');
  const [done, setDone] = useState<{ key: string; state: Decoded }>({ key: '', state: 'loading' });
  useEffect(() => {
    let wanted = true;
    const tell = (state: Decoded) => {
      if (wanted) setDone({ key, state });
    };
    Promise.all(key.split('\n').filter(Boolean).map(decode)).then(
      () => tell('shown'),
      () => tell('broken'),
    );
    return () => {
      wanted = false;
    };
  }, [key]);
  return done.key === key ? done.state : 'loading';
}
