import { useCallback, useState } from 'react';
import type { ReviewScreenshot } from '../../src/review/review-data.ts';

const storageKey = 'visual-review-comments';

/**
 * What a comment applies to: one screenshot, or all screenshots with the same cause or, if there is no cause, of the
 * same story.
 */
export interface CommentScope {
  key: string;
  together: boolean;
}

export function getCommentScope(
  { label, cause, story }: ReviewScreenshot,
  apart: ReadonlySet<string>,
): CommentScope {
  const shared = cause === null ? `story ${story}` : `cause ${cause}`;
  return apart.has(shared) ? { key: label, together: false } : { key: shared, together: true };
}

/** Returns the comment drafts by scope. They survive a reload, so that no text is lost if the server is gone. */
export function useCommentDrafts() {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(remembered);
  const [apart, setApart] = useState<ReadonlySet<string>>(new Set());

  const write = useCallback((key: string, text: string) => {
    setTexts((old) => {
      const next = { ...old, [key]: text };
      remember(next);
      return next;
    });
  }, []);
  /** Switches between the scopes and moves the draft along. */
  const setTogether = useCallback(
    (screenshot: ReviewScreenshot, together: boolean) => {
      const next = new Set(apart);
      const shared = getCommentScope(screenshot, new Set()).key;
      if (together) next.delete(shared);
      else next.add(shared);
      const [from, to] = [getCommentScope(screenshot, apart).key, getCommentScope(screenshot, next).key];
      setApart(next);
      write(to, texts[from] ?? '');
    },
    [apart, texts, write],
  );

  return { texts, apart, write, setTogether };
}

function remembered(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
  } catch {
    // Storage can be unavailable, as in an exported file, or contain something else. Start without drafts then.
    return {};
  }
}

function remember(texts: Readonly<Record<string, string>>) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(texts));
  } catch {
    // Storage is unavailable or full. The drafts remain in this window.
  }
}
