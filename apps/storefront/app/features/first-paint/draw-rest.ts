let stop = new AbortController();

/**
 * Draws what waits until somebody comes near, a part whenever the browser has nothing to do, and then loads the pictures
 * in it: a picture of the whole page shows all of it. Where every byte counts it all waits on. For one page at a time.
 */
export function drawRest(): void {
  stop.abort();
  stop = new AbortController();
  const { signal } = stop;
  if (savesData()) return;
  if (document.readyState === 'complete') drawFrom(signal);
  else addEventListener('load', () => drawFrom(signal), { once: true, signal });
}

function drawFrom(signal: AbortSignal) {
  const drawn = new Set<Element>();
  let stopWaiting = () => {};
  const wait = () => {
    stopWaiting();
    stopWaiting = whenQuiet(drawNext);
  };
  const drawNext = () => {
    // What fails to come now would not come again later.
    if (!navigator.onLine) return;
    dispatchEvent(new Event('draw-now'));
    const parts = [...document.getElementsByClassName('drawn-near')];
    const part = parts.filter((one) => one instanceof HTMLElement).find((one) => !drawn.has(one));
    if (part === undefined) return loadPictures();
    drawn.add(part);
    part.style.contentVisibility = 'visible';
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

/** Behind everything that somebody waits for. What is closed, or beside the page, waits on. */
function loadPictures() {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) {
    const { width, left, right } = picture.getBoundingClientRect();
    if (width === 0 || right <= 0 || left >= innerWidth) continue;
    if (picture.fetchPriority !== 'high') picture.fetchPriority = 'low';
    picture.loading = 'eager';
  }
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

/** As far as the browser says: not all do. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } };
  return connection !== undefined && (connection.saveData || connection.effectiveType !== '4g');
}
