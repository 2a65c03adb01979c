import { useEffect, useState } from 'react';

/** Long enough to read a decision; screen readers keep the words for as long as they like. */
const life = 6_000;

/** What was just decided or refused: read out, and for a moment seen. */
export function Said({ words }: { words: string }) {
  const [faded, setFaded] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setFaded(words), life);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <div
      role="status"
      data-faded={words === '' || faded === words ? '' : undefined}
      className="pointer-events-none fixed inset-x-4 bottom-50 z-toast mx-auto w-fit max-w-130 rounded-control bg-ink px-4 py-2.5 text-page transition-opacity duration-240 data-faded:opacity-0 max-lg:bottom-70 forced-colors:border"
    >
      {words}
    </div>
  );
}
