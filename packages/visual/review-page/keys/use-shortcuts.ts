import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Command, findCommand, isTyping } from './shortcuts.ts';

/** Hears the keys of the whole page, except while one types or a dialog is open. */
export function useShortcuts(run: (command: Command) => void, on: boolean) {
  const latest = useRef(run);
  // With what is drawn, not after it: a quick key means the picture that is there.
  useLayoutEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target) || document.querySelector('[role="dialog"]'))
        return;
      const command = findCommand(event);
      if (!command) return;
      event.preventDefault();
      latest.current(command);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [on]);
}
