import { hasFastConnection } from '../prefetch/connection.ts';

let stop = new AbortController();

/**
 * Draws what waits until somebody comes near, a part whenever the browser has nothing to do, and then loads the pictures
 * in it: a picture of the whole page shows all of it. Does nothing on a slow connection, or where the visitor saves
 * data. For one page at a time.
 */
export function renderRest(): void {
  stop.abort();
  stop = new AbortController();
  const { signal } = stop;
  if (!hasFastConnection()) return;
  if (document.readyState === 'complete') drawFrom(signal);
  else addEventListener('load', () => drawFrom(signal), { once: true, signal });
}

/** So many pictures come at once that whoever goes on to another page does not wait behind them. */
const atOnce = 2;

/** So many elements are drawn at once that a slow phone does it within a frame or two. */
const elementsAtOnce = 200;

function drawFrom(signal: AbortSignal) {
  const drawn = new Set<Element>();
  let stopWaiting = () => {};
  const wait = () => {
    stopWaiting();
    stopWaiting = whenQuiet(drawNext);
  };
  const loadPictures = createPictureLoader(signal);
  const drawNext = () => {
    // What fails to come now would not come again later.
    if (!navigator.onLine) return;
    dispatchEvent(new Event('draw-now'));
    const parts = [...document.getElementsByClassName('drawn-near')];
    const waiting = parts.filter((part) => part instanceof HTMLElement).filter((part) => !drawn.has(part));
    if (waiting.length === 0) return loadPictures();
    let elements = 0;
    for (const part of waiting) {
      elements += part.getElementsByTagName('*').length;
      if (elements > elementsAtOnce && part !== waiting[0]) break;
      drawn.add(part);
      part.style.contentVisibility = 'visible';
    }
    wait();
  };
  addEventListener('online', wait, { signal });
  // Such as pieces that a part shows once the shop has answered.
  const changes = new MutationObserver(wait);
  changes.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => {
    changes.disconnect();
    stopWaiting();
  });
  wait();
}

/** Loads the pictures of the page behind everything that somebody waits for. */
function createPictureLoader(signal: AbortSignal): () => void {
  let waiting: HTMLImageElement[] = [];
  const loading = new Set<HTMLImageElement>();
  const loadNext = () => {
    while (!signal.aborted && loading.size < atOnce) {
      const picture = waiting.shift();
      if (!picture) return;
      if (picture.fetchPriority !== 'high') picture.fetchPriority = 'low';
      if (!picture.complete) {
        const ended = () => {
          loading.delete(picture);
          loadNext();
        };
        loading.add(picture);
        picture.addEventListener('load', ended, { once: true });
        picture.addEventListener('error', ended, { once: true });
      }
      picture.loading = 'eager';
    }
  };
  return () => {
    waiting = [...document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')].filter(isOnPage);
    loadNext();
  };
}

/** What is closed, or beside the page, waits on. */
function isOnPage(picture: HTMLImageElement): boolean {
  const { width, left, right } = picture.getBoundingClientRect();
  return width > 0 && right > 0 && left < innerWidth;
}

/** Without a limit: on a busy phone it has to wait. */
function whenQuiet(call: () => void): () => void {
  // Safari has no sign of being idle.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(call, 200);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(call);
  return () => cancelIdleCallback(idle);
}
