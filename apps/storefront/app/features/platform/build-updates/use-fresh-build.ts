import { useEffect } from 'react';
import { useNavigation } from 'react-router-dom';
import { isMidWork } from './mid-work.ts';
import { isOutdated, watchBuilds } from './watch-builds.ts';
import { watchInput } from './watch-input.ts';

declare global {
  interface Window {
    __reactRouterManifest?: { version: string };
  }
}

/**
 * Once a newer build is out, the next page is loaded whole, and with it the newer application: links would else lead
 * into modules that are gone. Never out of a checkout, and never over words that were typed.
 */
export function useFreshBuild() {
  const { location: next, formMethod = 'GET' } = useNavigation();

  useEffect(watchInput, []);

  useEffect(() => {
    const running = window.__reactRouterManifest?.version;
    if (running) return watchBuilds(running);
  }, []);

  useEffect(() => {
    if (!next || formMethod !== 'GET' || !isOutdated() || isMidWork()) return;
    location.assign(next.pathname + next.search + next.hash);
  }, [next, formMethod]);
}
