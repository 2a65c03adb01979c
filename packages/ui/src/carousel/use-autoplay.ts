import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

/**
 * Advances the slides automatically, unless it was paused, the pointer or the focus is inside, the tab is hidden, or
 * the user prefers reduced motion. Every change of slide restarts the timer.
 */
export function useAutoplay({ interval, startsPaused, shown, onTurn }: Turning) {
  const [paused, setPaused] = useState<boolean | null>(startsPaused ? true : null);
  const [visited, setVisited] = useState(false);
  const hidden = useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => false,
  );
  const calm = useSyncExternalStore(
    onMotion,
    () => matchMedia(lessMotion).matches,
    () => true,
  );
  const stopped = interval === 0 || (paused ?? calm);
  const turning = !stopped && !visited && !hidden;

  const latest = useRef(onTurn);
  useEffect(() => {
    latest.current = onTurn;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` restarts the timer
  useEffect(() => {
    if (!turning) return undefined;
    const clock = setTimeout(() => latest.current(), interval);
    return () => clearTimeout(clock);
  }, [turning, interval, shown]);

  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const look = () => setVisited(element.matches(':hover, :focus-within'));
    const events = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const;
    // After the event, because while the focus moves, no element has it yet.
    const later = () => queueMicrotask(look);
    for (const event of events) element.addEventListener(event, later);
    return () => {
      for (const event of events) element.removeEventListener(event, later);
    };
  }, []);

  const state = stopped ? 'paused' : turning ? 'turning' : 'waiting';
  return { ref, state, paused: stopped, toggle: () => setPaused(!stopped) } as const;
}

interface Turning {
  interval: number;
  startsPaused: boolean;
  shown: number;
  onTurn: () => void;
}

const lessMotion = '(prefers-reduced-motion: reduce)';

function onVisibility(changed: () => void) {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

function onMotion(changed: () => void) {
  const query = matchMedia(lessMotion);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
