import { recoverFromChunkError } from '../../platform/build-updates/recover-from-chunk-error.ts';
import { provideRouteModules } from '../../platform/react-router/router-window.ts';

/**
 * Starts the application late: after the page has loaded and the browser is idle, or at the first intent,
 * whichever comes first. Nothing of it is fetched before the pictures of the first screen have come, or that intent.
 */
interface Boot {
  /** The whole style sheet; the document carries only what it uses itself. */
  sheet: string;
  manifest: string;
  entry: string;
  routes: Record<string, string>;
  preload: string[];
}

const intents = ['pointerdown', 'touchstart', 'keydown'] as const;
let started = false;

async function start() {
  if (started) return;
  started = true;
  const boot = readBoot();
  if (!boot) return;
  preloadModules(boot);
  try {
    const ids = Object.keys(boot.routes);
    const [, , ...modules] = await Promise.all([
      applyArrived(boot),
      ...[boot.manifest, ...Object.values(boot.routes)].map((url) => import(/* @vite-ignore */ url)),
    ]);
    provideRouteModules(Object.fromEntries(ids.map((id, index) => [id, modules[index]])));
    await import(/* @vite-ignore */ boot.entry);
  } catch (error) {
    await recoverFromChunkError(error);
    // Loading anew has not helped. The page stays as the server wrote it: whole, and without what only a script can do.
    console.error(error);
  }
}

/** While developing there is none: the framework starts the application itself. */
function readBoot(): Boot | undefined {
  const text = document.getElementById('boot')?.textContent;
  return text ? JSON.parse(text) : undefined;
}

const sheet = document.createElement('link');
sheet.rel = 'stylesheet';
sheet.media = 'not all';

/** Whether the whole style sheet arrived. Where the framework starts the application there is none of ours. */
export const sheetArrived = new Promise<boolean>((resolve) => {
  sheet.onload = () => resolve(true);
  sheet.onerror = () => resolve(false);
  if (import.meta.env.DEV) resolve(false);
});

/**
 * Asks for the whole style sheet as soon as the document is read: it dresses what opens and what a pointer does, for
 * which the document has no rules. Behind the document's own, so that of two rules the later one is still the later one.
 */
export function loadStylesheet(boot = readBoot()) {
  if (!boot || sheet.href) return;
  sheet.href = boot.sheet;
  document.head.append(sheet);
}

/** Lays out the whole page, so it is done together with the fonts, which do so too, or when the application starts. */
export function applySheet() {
  sheet.media = '';
}

async function applyArrived(boot: Boot) {
  loadStylesheet(boot);
  if (!(await sheetArrived)) throw new Error(`${boot.sheet} did not arrive.`);
  applySheet();
}

let preloaded = false;

/**
 * Over HTTP/2 and 3, where all requests share one connection. Over HTTP/1.1 the modules wait for `load`: modules that hang
 * would hold its six connections, and the page would not load.
 */
export function preloadModulesAfter(pictures: Promise<unknown>) {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation && /^h[23]/.test(navigation.nextHopProtocol)) pictures.then(() => preloadModules());
}

/** Fetches all modules of the start at once. */
function preloadModules(boot = readBoot()) {
  if (!boot || preloaded) return;
  preloaded = true;
  for (const href of [...boot.preload, boot.entry, boot.manifest, ...Object.values(boot.routes)]) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.fetchPriority = 'low';
    link.href = href;
    // The browser keeps the module; the element would only be one more to style.
    link.onload = () => link.remove();
    document.head.append(link);
  }
}

for (const intent of intents) addEventListener(intent, start, { once: true, passive: true, capture: true });
// What is closed and marked so has nothing to show before React is there.
addEventListener('pointerover', ({ target }) => {
  if ((target as Partial<Element>).closest?.('[data-deferred]')) start();
});

const whenLoaded = () => {
  preloadModules();
  // A browser that is never idle, or a window nobody looks at, would otherwise wait for ever.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 1_000 });
  else setTimeout(start);
};
if (document.readyState === 'complete') whenLoaded();
else addEventListener('load', whenLoaded, { once: true });
