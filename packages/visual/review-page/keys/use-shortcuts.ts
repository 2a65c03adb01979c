import { useEffect, useLayoutEffect, useRef } from 'react';
import { findShortcutCommand, isTyping, type ShortcutCommand } from './shortcuts.ts';

/** Listens for shortcuts on the whole page, except while the user types or a dialog is open. */
export function useShortcuts(run: (command: ShortcutCommand) => void, on: boolean) {
  const latest = useRef(run);
  // In a layout effect, so that a quick key press applies to the screenshot that is on screen.
  useLayoutEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target) || document.querySelector('[role="dialog"]'))
        return;
      const command = findShortcutCommand(event);
      if (!command) return;
      event.preventDefault();
      latest.current(command);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [on]);
}
