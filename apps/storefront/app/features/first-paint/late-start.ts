import { recoverFromMissingModule } from '../freshness/recover-from-missing-module.ts';

/**
 * Starts the application late: after the page has loaded and the browser is idle, or at the first intent,
 * whichever comes first. Until then nothing of it is asked for, so the page's pictures and fonts have the line.
 */
interface Boot {
  /** The whole style sheet; the document carries only what it uses itself. */
  sheet: string;
  manifest: string;
  entry: string;
  routes: Record<string, string>;
  preload: string[];
}

declare global {
  interface Window {
    __reactRouterRouteModules?: Record<string, unknown>;
    /** Called by our patch of the router in place of its own unconditional reload. */
    __reactRouterModuleFailed?: typeof recoverFromMissingModule;
  }
}

const intents = ['pointerdown', 'touchstart', 'keydown'] as const;
let started = false;

window.__reactRouterModuleFailed = recoverFromMissingModule;

async function start() {
  if (started) return;
  started = true;
  const boot: Boot = JSON.parse(document.getElementById('boot')?.textContent ?? '');
  for (const href of boot.preload) append('modulepreload', href);
  try {
    const ids = Object.keys(boot.routes);
    const [, , ...modules] = await Promise.all([
      // Behind the document's own styles, so that of two rules the later one is still the later one.
      arrived(append('stylesheet', boot.sheet)),
      ...[boot.manifest, ...Object.values(boot.routes)].map((url) => import(/* @vite-ignore */ url)),
    ]);
    window.__reactRouterRouteModules = Object.fromEntries(ids.map((id, index) => [id, modules[index]]));
    await import(/* @vite-ignore */ boot.entry);
  } catch (error) {
    await recoverFromMissingModule(error);
    // Loading anew has not helped. The page stays as the server wrote it: whole, and without what only a script can do.
    console.error(error);
  }
}

function append(rel: string, href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.fetchPriority = 'low';
  link.href = href;
  document.head.append(link);
  return link;
}

function arrived(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(new Error(`${link.href} did not arrive.`));
  });
}

for (const intent of intents) addEventListener(intent, start, { once: true, passive: true, capture: true });

// A browser that is never idle, or a window nobody looks at, would otherwise wait for ever.
const whenIdle = () => {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 1_000 });
  else setTimeout(start);
};
if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle, { once: true });
