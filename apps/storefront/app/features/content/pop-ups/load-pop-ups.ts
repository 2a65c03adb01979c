import { fetchPopUpEntries, loaderClientOptions } from '@piri/client';
import type { AppLoadContext } from 'react-router';
import { ignoreTimeout } from '../../platform/requests/ignore-timeout.ts';
import { type PopUpSelection, selectPopUps } from './select-pop-ups.ts';

/** Loads the pop-ups. Returns undefined if the API does not respond in time; then none is shown. */
export async function loadPopUps({ api, images }: AppLoadContext): Promise<PopUpSelection | undefined> {
  const signal = AbortSignal.timeout(loaderClientOptions.totalMs);
  const entries = await ignoreTimeout(fetchPopUpEntries(api, { signal }), signal);
  return entries && selectPopUps(entries, images);
}
