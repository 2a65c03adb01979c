import { getStoryModes } from '@piri/visual/modes';
import { type ExtractedStory, parseScreenshotParameters } from '@piri/visual/screenshot-parameters';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

/**
 * Makes Chromatic capture each story in the same modes as our visual review. The modes depend on tags, and only an
 * enhancer sees both the tags and the parameters of a story. Forced colours, motion and density are left out: Chromatic
 * sets those for whole stories, not for a mode.
 */
export const setChromaticModes: ArgTypesEnhancer = (context) => {
  // The type lacks the globals that a story sets itself.
  const { tags = [], parameters, argTypes, storyGlobals = {} } = context as typeof context & ExtractedStory;
  const screenshotParameters = parseScreenshotParameters({ storyGlobals, parameters });
  const modes = getStoryModes(tags, screenshotParameters).filter(
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
