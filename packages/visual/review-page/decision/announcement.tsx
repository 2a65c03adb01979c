import { useCallback, useEffect, useState } from 'react';

/** Long enough to read a decision; screen readers keep the words for as long as they like. */
const life = 6_000;

interface Spoken {
  words: string;
  /** Only read out: who sees the page sees it anyway. */
  quiet: boolean;
}

/** The last words said, and the way to say others. */
export function useAnnouncement() {
  const [spoken, setSpoken] = useState<Spoken>({ words: '', quiet: true });
  const say = useCallback(
    (words: string, quiet = false) =>
      // A blank that comes and goes: the same words twice would otherwise be read out once.
      setSpoken((old) => ({ words: old.words === words ? `${words}\u00A0` : words, quiet })),
    [],
  );
  return [spoken, say] as const;
}

/** What was just decided or refused: read out, and for a moment seen. */
export function Announcement({ words, quiet }: Spoken) {
  const [faded, setFaded] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setFaded(words), life);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <div
      role="status"
      data-said=""
      data-faded={quiet || faded === words ? '' : undefined}
      className="pointer-events-none fixed inset-x-4 bottom-50 z-toast mx-auto w-fit max-w-130 rounded-control bg-ink px-4 py-2.5 text-page transition-opacity duration-240 data-faded:opacity-0 max-lg:bottom-70 forced-colors:border"
    >
      {words}
    </div>
  );
}
