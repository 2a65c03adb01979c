import { recoverFromChunkError } from '../../platform/build-updates/recover-from-chunk-error.ts';
import { provideRouteModules } from '../../platform/react-router/router-window.ts';

/**
 * Starts the application late: once the page has loaded and the browser is idle, or at the first interaction, whichever
 * comes first. Before that, its modules are requested only after the first screen is painted and its images have loaded.
 */
interface Boot {
  /** The address of the whole style sheet. The document contains only the rules it uses. */
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
    // The reload has not helped. The page stays as the server rendered it: complete, but without what needs a script.
    console.error(error);
  }
}

/** Undefined in development, where the framework starts the application itself. */
function readBoot(): Boot | undefined {
  const text = document.getElementById('boot')?.textContent;
  return text ? JSON.parse(text) : undefined;
}

const sheet = document.createElement('link');
sheet.rel = 'stylesheet';
sheet.media = 'not all';

/** Resolves to whether the whole style sheet has loaded. In development there is none. */
export const stylesheetLoadedPromise = new Promise<boolean>((resolve) => {
  sheet.onload = () => resolve(true);
  sheet.onerror = () => resolve(false);
  if (import.meta.env.DEV) resolve(false);
});

/**
 * Requests the whole style sheet once the document is parsed. It styles what opens and what is hovered, for which the
 * document has no rules. It is appended after the document's own styles, so that the order of rules stays the same.
 */
export function preloadStylesheet(boot = readBoot()) {
  if (!boot || sheet.href) return;
  sheet.href = boot.sheet;
  document.head.append(sheet);
}

/**
 * Applies the whole style sheet. It causes a layout, so this is done with the fonts or at the start of the application.
 */
export function applyStylesheet() {
  sheet.media = '';
}

async function applyArrived(boot: Boot) {
  preloadStylesheet(boot);
  if (!(await stylesheetLoadedPromise)) throw new Error(`The style sheet ${boot.sheet} could not be loaded.`);
  applyStylesheet();
}

let preloaded = false;

/**
 * Preloads the modules early over HTTP/2 and 3, where all requests share one connection. Over HTTP/1.1 they wait for
 * `load`: pending modules would occupy its six connections, and the page would not finish loading.
 */
export function preloadModulesAfter(firstScreen: Promise<unknown>) {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation && /^h[23]/.test(navigation.nextHopProtocol)) firstScreen.then(() => preloadModules());
}

/** Preloads all modules of the start. */
function preloadModules(boot = readBoot()) {
  if (!boot || preloaded) return;
  preloaded = true;
  for (const href of [...boot.preload, boot.entry, boot.manifest, ...Object.values(boot.routes)]) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.fetchPriority = 'low';
    link.href = href;
    // The browser caches the module; the element would only slow down style calculation.
    link.onload = () => link.remove();
    document.head.append(link);
  }
}

for (const intent of intents) addEventListener(intent, start, { once: true, passive: true, capture: true });
// A closed element with this attribute has no content until hydration, so hovering it starts the application.
addEventListener('pointerover', ({ target }) => {
  if ((target as Partial<Element>).closest?.('[data-deferred]')) start();
});

const whenLoaded = () => {
  preloadModules();
  // The timeout is for browsers that are never idle and for hidden windows, which would wait forever.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 1_000 });
  else setTimeout(start);
};
if (document.readyState === 'complete') whenLoaded();
else addEventListener('load', whenLoaded, { once: true });
