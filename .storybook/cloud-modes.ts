import { modesFor } from '@piri/visual/modes';
import { type ExtractedStory, readStoryParameters } from '@piri/visual/story-parameters';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

/**
 * Tells Chromatic to look at each story in the modes in which it is looked at here. They follow from tags, and an
 * enhancer is the only part of the preview that sees both the tags and the parameters of a story. Forced colours,
 * motion and density are left out: Chromatic switches those for whole stories and not for a mode.
 */
export const cloudModes: ArgTypesEnhancer = (context) => {
  // The type leaves out the globals that a story sets itself.
  const { tags = [], parameters, argTypes, storyGlobals = {} } = context as typeof context & ExtractedStory;
  const wishes = readStoryParameters({ storyGlobals, parameters });
  const modes = modesFor(tags, wishes).filter(
    ({ forcedColours, reducedMotion, scale }) => !forcedColours && reducedMotion && scale === 1,
  );
  parameters['chromatic'] = {
    prefersReducedMotion: 'reduce',
    modes: Object.fromEntries(
      modes.map(({ name, width, height, theme, direction }) => [
        name,
        { viewport: { width, height }, theme, direction },
      ]),
    ),
    ...parameters['chromatic'],
  };
  return argTypes;
};
