import { type CaptureSelection, isStorySelected, planCaptures } from '../plan.ts';
import type { StorybookSession } from './storybook-session.ts';

/** Plans the captures of a selection. Loads only the selected stories, because to load all takes two seconds. */
export async function planSelectedCaptures(
  { stories, readParameters }: Pick<StorybookSession, 'stories' | 'readParameters'>,
  selection: CaptureSelection,
): Promise<ReturnType<typeof planCaptures>> {
  // Only all stories together tell whether a mode exists.
  const needsAll = selection.modes.length > 0;
  const needed = stories.filter(({ id }) => needsAll || isStorySelected(id, selection));
  return planCaptures(await readParameters(needed), selection);
}
