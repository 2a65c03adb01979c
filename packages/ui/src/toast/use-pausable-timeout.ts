import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `end` after the given number of milliseconds, not counting the time during which it is paused. */
export function usePausableTimeout(milliseconds: number, paused: boolean, onTimeout: () => void) {
  const left = useRef(milliseconds);
  const callOnTimeout = useEffectEvent(onTimeout);
  useEffect(() => {
    if (paused) return;
    const started = performance.now();
    const timer = setTimeout(callOnTimeout, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [paused]);
}
