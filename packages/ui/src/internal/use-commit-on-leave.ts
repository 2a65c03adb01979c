import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { isFocused } from './is-focused.ts';

/**
 * Commits what was typed when its field is left. Returns the listener for `onBlur`.
 *
 * A correction's message takes up room. During a press it would move the target away from the pointer, and the click
 * would be lost. So a field that is left by a press waits for its click, or for the end of a press that does not become
 * one. The commit runs before the handlers of the click, which may read the committed value. A click commits even if
 * the focus stays, because Safari does not move it to a button.
 */
export function useCommitOnLeave(
  input: RefObject<HTMLInputElement | null>,
  isTyping: boolean,
  commit: () => void,
): () => void {
  const isPressing = useRef(false);
  const latestCommit = useRef(commit);
  useEffect(() => {
    latestCommit.current = commit;
  });
  useEffect(() => {
    if (!isTyping) return;
    const listening = new AbortController();
    const listen = (type: string, listener: (event: Event) => void) =>
      document.addEventListener(type, listener, { capture: true, signal: listening.signal });
    const afterPress = () =>
      setTimeout(() => {
        isPressing.current = false;
        if (!isFocused(input.current)) latestCommit.current();
      });
    listen('pointerdown', () => {
      isPressing.current = true;
    });
    listen('pointerup', afterPress);
    listen('pointercancel', afterPress);
    listen('click', ({ target }) => {
      isPressing.current = false;
      if (target !== input.current) flushSync(() => latestCommit.current());
    });
    return () => {
      isPressing.current = false;
      listening.abort();
    };
  }, [input, isTyping]);
  return () => {
    if (!isPressing.current) commit();
  };
}
