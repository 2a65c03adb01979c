type Frame = Pick<HTMLIFrameElement, 'contentWindow' | 'addEventListener' | 'removeEventListener'>;

/**
 * Scrolls each of two frames to where the other is, as a part of its own length, because the pages may have different
 * heights. Returns how to stop. Both have the origin of this window.
 */
export function followScroll(frames: readonly [Frame, Frame]): () => void {
  // What was set here. Its event arrives later, and would be sent back, rounded, for ever.
  const expected = new WeakMap<Window, number>();
  const stopping = new AbortController();
  const follow = ({ currentTarget }: Event) => {
    const source = currentTarget as Window;
    const target = frames.map(({ contentWindow }) => contentWindow).find((each) => each !== source);
    const wasSet = expected.get(source);
    expected.delete(source);
    if (!target || (wasSet !== undefined && Math.abs(source.scrollY - wasSet) < 1)) return;
    const scrollable = getScrollableHeight(source);
    const before = target.scrollY;
    const part = scrollable > 0 ? source.scrollY / scrollable : 0;
    target.scrollTo({ top: part * getScrollableHeight(target), behavior: 'instant' });
    // Without a movement there is no event.
    if (target.scrollY !== before) expected.set(target, target.scrollY);
  };
  // The window of a frame that loads is replaced, with its listeners.
  const listen = () => {
    for (const { contentWindow } of frames)
      contentWindow?.addEventListener('scroll', follow, { passive: true, signal: stopping.signal });
  };
  listen();
  for (const frame of frames) frame.addEventListener('load', listen);
  return () => {
    stopping.abort();
    for (const frame of frames) frame.removeEventListener('load', listen);
  };
}

function getScrollableHeight({ document: { documentElement: page } }: Window): number {
  return page.scrollHeight - page.clientHeight;
}
