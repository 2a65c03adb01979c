import { useCallback, useEffect, useState } from 'react';

/** How long the message is visible, in milliseconds. Screen readers have no such limit. */
const life = 6_000;

interface Spoken {
  words: string;
  /** Announced to screen readers only, because sighted users see the change anyway. */
  quiet: boolean;
}

/** Returns the last message and a function that announces another. */
export function useAnnouncement() {
  const [spoken, setSpoken] = useState<Spoken>({ words: '', quiet: true });
  const say = useCallback(
    (words: string, quiet = false) =>
      // Append a space to a repeated message, because screen readers don't announce the same text twice.
      setSpoken((old) => ({ words: old.words === words ? `${words}\u00A0` : words, quiet })),
    [],
  );
  return [spoken, say] as const;
}

/** The result of the last action, announced to screen readers and shown for a moment. */
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
      className="pointer-events-none fixed inset-x-4 bottom-50 z-toast mx-auto w-fit max-w-130 rounded-control bg-text px-4 py-2.5 text-page transition-opacity duration-slow data-faded:opacity-0 max-lg:bottom-70 forced-colors:border"
    >
      {words}
    </div>
  );
}
