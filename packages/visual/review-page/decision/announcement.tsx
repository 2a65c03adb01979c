import { useCallback, useEffect, useState } from 'react';

/** How long the message is visible, in milliseconds. Screen readers have no such limit. */
const life = 6_000;

interface Spoken {
  text: string;
  /** Announced to screen readers only, because sighted users see the change anyway. */
  quiet: boolean;
}

/** Returns the last message and a function that announces another. */
export function useAnnouncement() {
  const [spoken, setSpoken] = useState<Spoken>({ text: '', quiet: true });
  const announce = useCallback(
    (text: string, quiet = false) =>
      // Append a space to a repeated message, because screen readers don't announce the same text twice.
      setSpoken((old) => ({ text: old.text === text ? `${text}\u00A0` : text, quiet })),
    [],
  );
  return [spoken, announce] as const;
}

/** The result of the last action, announced to screen readers and shown for a moment. */
export function Announcement({ text, quiet }: Spoken) {
  const [faded, setFaded] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setFaded(text), life);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div
      role="status"
      data-said=""
      data-faded={quiet || faded === text ? '' : undefined}
      className="pointer-events-none fixed inset-x-4 top-3 z-toast mx-auto w-fit max-w-130 rounded-control bg-text px-4 py-2.5 text-page transition-opacity duration-slow data-faded:opacity-0 forced-colors:border"
    >
      {text}
    </div>
  );
}
