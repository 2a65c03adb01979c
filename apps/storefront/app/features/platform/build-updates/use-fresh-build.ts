import { useEffect } from 'react';
import { useNavigation } from 'react-router-dom';
import { runningBuild } from '../react-router/router-window.ts';
import { isMidWork } from './mid-work.ts';
import { isOutdated, watchBuilds } from './watch-builds.ts';
import { watchInput } from './watch-input.ts';

/**
 * Once a newer build is out, the next page is loaded whole, and with it the newer application: links would else lead
 * into modules that are gone. Never out of a checkout, and never over words that were typed.
 */
export function useFreshBuild() {
  const { location: next, formMethod = 'GET' } = useNavigation();

  useEffect(watchInput, []);

  useEffect(() => {
    const running = runningBuild();
    if (running) return watchBuilds(running);
  }, []);

  useEffect(() => {
    if (!next || formMethod !== 'GET' || !isOutdated() || isMidWork()) return;
    location.assign(next.pathname + next.search + next.hash);
  }, [next, formMethod]);
}
