import type { DecisionActions } from '../decision/use-decision-actions.ts';
import { formatScreenshotName } from '../session/story-order.ts';
import type { ReviewViewModel } from '../session/use-review.ts';
import type { ViewerHandle } from '../viewer/viewer.tsx';
import type { ShortcutCommand } from './shortcuts.ts';

interface CommandContext {
  reviewing: ReviewViewModel;
  deciding: DecisionActions;
  viewer: ViewerHandle | null;
  announce: (text: string, quiet?: boolean) => void;
  focusComment: () => void;
  focusFind: () => void;
  openDialog: (dialog: 'help' | 'finish') => void;
}

/** Runs the command of a keyboard shortcut. */
export function runShortcutCommand(command: ShortcutCommand, context: CommandContext) {
  const { reviewing, deciding, viewer, announce } = context;
  switch (command) {
    case 'next-story':
    case 'previous-story': {
      const story = reviewing.storyBeside(command === 'next-story' ? 1 : -1);
      if (!story)
        return announce(command === 'next-story' ? 'This is the last story.' : 'This is the first story.');
      announce(`${story.component}, ${story.name}`, true);
      return reviewing.openStory(story.id);
    }
    case 'next-mode':
    case 'previous-mode': {
      const screenshot = reviewing.modeBeside(command === 'next-mode' ? 1 : -1);
      if (!screenshot) return;
      announce(formatScreenshotName(screenshot), true);
      return reviewing.open(screenshot);
    }
    case 'next-place':
    case 'previous-place': {
      const place = reviewing.placeBeside(command === 'next-place' ? 1 : -1);
      if (!place) return announce('No other picture shows the same change.');
      announce(formatScreenshotName(place), true);
      return reviewing.open(place);
    }
    case 'exclude':
      return deciding.toggleExcluded();
    case 'next-open': {
      const screenshot = reviewing.nextWithout();
      if (!screenshot) return announce('Every picture has a decision.');
      announce(formatScreenshotName(screenshot), true);
      return reviewing.open(screenshot);
    }
    case 'side-by-side':
    case 'slider':
    case 'onion-skin':
    case 'difference':
    case 'blink':
    case 'sheet':
      if (!reviewing.isPossible(command)) return announce('This picture cannot be shown in that view.');
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
      return announce(viewer?.nextRegion() ?? 'This picture has no boxes.');
    case 'approve':
    case 'reject':
    case 'flaky':
      return deciding.decide(command);
    case 'approve-group':
      return deciding.approveGroup();
    case 'reject-group':
      return deciding.rejectGroup();
    case 'undo':
      return deciding.undo();
    case 'comment':
      return context.focusComment();
    case 'find':
      return context.focusFind();
    case 'export':
      return context.openDialog('finish');
    case 'help':
      return context.openDialog('help');
  }
}
