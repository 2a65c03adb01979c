import { loaderLimits, readPopUpEntries } from '@piri/client';
import type { AppLoadContext } from 'react-router';
import { unlessLate } from '../../platform/requests/unless-late.ts';
import { choosePopUps, type PopUpChoice } from './choose-pop-ups.ts';

/** Reads which pop-ups there are. Undefined if the API does not answer in time: then none is shown. */
export async function loadPopUps({ api, pictures }: AppLoadContext): Promise<PopUpChoice | undefined> {
  const signal = AbortSignal.timeout(loaderLimits.totalMs);
  const entries = await unlessLate(readPopUpEntries(api, { signal }), signal);
  return entries && choosePopUps(entries, pictures);
}
