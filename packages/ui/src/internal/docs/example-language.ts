import { type ComponentType, Fragment, type ReactNode, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

type Language = ComponentType<{ children: ReactNode }> | typeof Fragment;

let chosen: unknown;
let language: Language = Fragment;
let unloadFonts: (() => void) | undefined;
let notify: (() => void) | undefined;
const listeners = new Set<() => void>();

/**
 * Returns a wrapper for the examples that a docs page writes itself: they have the default texts that the toolbar
 * chooses. Stories get theirs from a decorator, and these have none. A language loads when it is chosen.
 */
export function useExampleLanguage(): Language {
  return useSyncExternalStore(watch, getLanguage);
}

const getLanguage = () => language;

function watch(listener: () => void): () => void {
  listeners.add(listener);
  if (!notify) {
    notify = () => {
      for (const each of listeners) each();
    };
    const channel = addons.getChannel();
    const [latest] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
    follow(latest ?? { globals: {} });
    for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) channel.on(event, follow);
  }
  return () => listeners.delete(listener);
}

async function follow({ globals }: { globals: Record<string, unknown> }): Promise<void> {
  if (globals['labels'] === chosen) return;
  chosen = globals['labels'];
  unloadFonts?.();
  unloadFonts = undefined;
  language = Fragment;
  if (chosen === 'bn') {
    const { InBangla, loadBanglaFonts } = await import('./in-bangla.tsx');
    const unload = await loadBanglaFonts();
    // The toolbar may have changed meanwhile.
    if (chosen !== 'bn') return unload();
    unloadFonts = unload;
    language = InBangla;
  }
  notify?.();
}
