import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect } from 'react';
import { STORY_ARGS_UPDATED } from 'storybook/internal/core-events';

/**
 * Makes the controls of a docs page show the chosen option of a prop with presets. At first, Storybook gives them the
 * element that the option stands for, in which they recognize no option; after each change, it gives them the option.
 */
export function useChosenOptions(context: DocsContextProps): void {
  useEffect(() => {
    for (const story of context.componentStories()) {
      const { unmappedArgs } = context.getStoryContext(story);
      context.channel.emit(STORY_ARGS_UPDATED, { storyId: story.id, args: unmappedArgs });
    }
  }, [context]);
}
