import { hasFastConnection } from '../prefetch/connection.ts';

let stop = new AbortController();

/**
 * Renders the deferred parts of a page, some in each idle period, and then loads their images, so that a screenshot of
 * the whole page shows all of it. Does nothing on a slow connection or if the visitor saves data. Only one page is
 * processed at a time.
 */
export function renderDeferredContentWhenIdle(): void {
  stop.abort();
  stop = new AbortController();
  const { signal } = stop;
  if (!hasFastConnection()) return;
  if (document.readyState === 'complete') startRendering(signal);
  else addEventListener('load', () => startRendering(signal), { once: true, signal });
}

/** The number of images loaded at once, low enough not to delay the next page. */
const atOnce = 2;

/** The number of elements rendered at once, which a slow phone can do within a frame or two. */
const elementsAtOnce = 200;

function startRendering(signal: AbortSignal) {
  const rendered = new Set<Element>();
  let stopWaiting = () => {};
  const wait = () => {
    stopWaiting();
    stopWaiting = whenIdleWithoutLimit(renderNext);
  };
  const loadImages = createImageLoader(signal);
  const renderNext = () => {
    // A load that fails offline would not be retried.
    if (!navigator.onLine) return;
    dispatchEvent(new Event('draw-now'));
    const parts = [...document.getElementsByClassName('defer-offscreen')];
    const waiting = parts.filter((part) => part instanceof HTMLElement).filter((part) => !rendered.has(part));
    if (waiting.length === 0) return loadImages();
    let elements = 0;
    for (const part of waiting) {
      elements += part.getElementsByTagName('*').length;
      if (elements > elementsAtOnce && part !== waiting[0]) break;
      rendered.add(part);
      part.style.contentVisibility = 'visible';
    }
    wait();
  };
  addEventListener('online', wait, { signal });
  // For example items that a part shows once the API has responded.
  const changes = new MutationObserver(wait);
  changes.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => {
    changes.disconnect();
    stopWaiting();
  });
  wait();
}

/** Returns a function that loads the page's lazy images with low priority. */
function createImageLoader(signal: AbortSignal): () => void {
  let waiting: HTMLImageElement[] = [];
  const loading = new Set<HTMLImageElement>();
  const loadNext = () => {
    while (!signal.aborted && loading.size < atOnce) {
      const image = waiting.shift();
      if (!image) return;
      if (image.fetchPriority !== 'high') image.fetchPriority = 'low';
      if (!image.complete) {
        const ended = () => {
          loading.delete(image);
          loadNext();
        };
        loading.add(image);
        image.addEventListener('load', ended, { once: true });
        image.addEventListener('error', ended, { once: true });
      }
      image.loading = 'eager';
    }
  };
  return () => {
    waiting = [...document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')].filter(isOnPage);
    loadNext();
  };
}

/** Returns false for images in closed or off-canvas content, which are not loaded yet. */
function isOnPage(image: HTMLImageElement): boolean {
  const { width, left, right } = image.getBoundingClientRect();
  return width > 0 && right > 0 && left < innerWidth;
}

/** Calls back once the browser is idle, without a time limit: on a busy phone it has to wait. */
function whenIdleWithoutLimit(call: () => void): () => void {
  // Safari does not support `requestIdleCallback`.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(call, 200);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(call);
  return () => cancelIdleCallback(idle);
}
