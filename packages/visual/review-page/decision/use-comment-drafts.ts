import { useCallback, useState } from 'react';
import type { ReviewPicture } from '../../src/review/review-data.ts';

const shelf = 'visual-review-comments';

/** Whose comment is written: that of one picture, or of all with its cause or, without one, of its story. */
export interface CommentScope {
  key: string;
  together: boolean;
}

export function getCommentScope(
  { label, cause, story }: ReviewPicture,
  apart: ReadonlySet<string>,
): CommentScope {
  const shared = cause === null ? `story ${story}` : `cause ${cause}`;
  return apart.has(shared) ? { key: label, together: false } : { key: shared, together: true };
}

/** What was typed, by scope. It outlives a reload of the page, so that a lost server costs no words. */
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
  /** Takes what was typed along, from the one scope to the other. */
  const setTogether = useCallback(
    (picture: ReviewPicture, together: boolean) => {
      const next = new Set(apart);
      const shared = getCommentScope(picture, new Set()).key;
      if (together) next.delete(shared);
      else next.add(shared);
      const [from, to] = [getCommentScope(picture, apart).key, getCommentScope(picture, next).key];
      setApart(next);
      write(to, texts[from] ?? '');
    },
    [apart, texts, write],
  );

  return { texts, apart, write, setTogether };
}

function remembered(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(shelf) ?? '{}');
  } catch {
    // Storage may be closed, as in a file, or hold something else: then there is nothing to remember.
    return {};
  }
}

function remember(texts: Readonly<Record<string, string>>) {
  try {
    sessionStorage.setItem(shelf, JSON.stringify(texts));
  } catch {
    // Closed or full: the words are still in this window.
  }
}
