import type { DecisionActions } from '../decision/use-decision-actions.ts';
import { nameOf } from '../session/story-order.ts';
import type { ReviewViewModel } from '../session/use-review.ts';
import type { ViewerHandle } from '../viewer/viewer.tsx';
import type { Command } from './shortcuts.ts';

interface Surroundings {
  reviewing: ReviewViewModel;
  deciding: DecisionActions;
  viewer: ViewerHandle | null;
  say: (words: string, quiet?: boolean) => void;
  focusComment: () => void;
  focusFind: () => void;
  openDialog: (dialog: 'help' | 'finish') => void;
}

/** Runs the command of a keyboard shortcut. */
export function runCommand(command: Command, surroundings: Surroundings) {
  const { reviewing, deciding, viewer, say } = surroundings;
  switch (command) {
    case 'next-story':
    case 'previous-story': {
      const story = reviewing.storyBeside(command === 'next-story' ? 1 : -1);
      if (!story)
        return say(command === 'next-story' ? 'This is the last story.' : 'This is the first story.');
      say(`${story.component}, ${story.name}`, true);
      return reviewing.openStory(story.id);
    }
    case 'next-mode':
    case 'previous-mode': {
      const picture = reviewing.modeBeside(command === 'next-mode' ? 1 : -1);
      if (!picture) return;
      say(nameOf(picture), true);
      return reviewing.open(picture);
    }
    case 'next-open': {
      const picture = reviewing.nextWithout();
      if (!picture) return say('Every picture has a decision.');
      say(nameOf(picture), true);
      return reviewing.open(picture);
    }
    case 'side-by-side':
    case 'slider':
    case 'onion-skin':
    case 'difference':
    case 'blink':
    case 'sheet':
      if (!reviewing.isPossible(command)) return say('This picture cannot be shown in that view.');
      return reviewing.go({ view: command });
    case 'zoom-in':
      return viewer?.zoomBy(1);
    case 'zoom-out':
      return viewer?.zoomBy(-1);
    case 'zoom-fit':
      return viewer?.toggleFit();
    case 'boxes':
      return viewer?.toggleBoxes();
    case 'magnifier':
      viewer?.focus();
      return viewer?.toggleMagnifier();
    case 'next-region':
      return say(viewer?.nextRegion() ?? 'This picture has no boxes.');
    case 'approve':
    case 'reject':
    case 'flaky':
      return deciding.decide(command);
    case 'approve-group':
      return deciding.decideGroup();
    case 'undo':
      return deciding.undo();
    case 'comment':
      return surroundings.focusComment();
    case 'find':
      return surroundings.focusFind();
    case 'export':
      return surroundings.openDialog('finish');
    case 'help':
      return surroundings.openDialog('help');
  }
}
