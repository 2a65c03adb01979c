import { useEffect } from 'react';
import { useNavigation } from 'react-router-dom';
import { getRunningBuildId } from '../react-router/router-window.ts';
import { isBuildOutdated, pollBuildVersion } from './poll-build-version.ts';
import { trackUnsavedForms } from './track-unsaved-forms.ts';
import { hasUnsavedWork } from './unsaved-work.ts';

/**
 * Once a newer build is out, loads the next page as a new document, since links would lead to removed modules. It never
 * does so in a checkout or if typed values would be lost.
 */
export function useBuildUpdate() {
  const { location: next, formMethod = 'GET' } = useNavigation();

  useEffect(trackUnsavedForms, []);

  useEffect(() => {
    const running = getRunningBuildId();
    if (running) return pollBuildVersion(running);
  }, []);

  useEffect(() => {
    if (!next || formMethod !== 'GET' || !isBuildOutdated() || hasUnsavedWork()) return;
    location.assign(next.pathname + next.search + next.hash);
  }, [next, formMethod]);
}
