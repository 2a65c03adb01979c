import type { ViewMode } from '../../src/review/review-data.ts';
import { formatShortcut, type ShortcutCommand } from '../keys/shortcuts.ts';

const viewLabels: Readonly<Record<(typeof choices)[number], string>> = {
  'side-by-side': 'Side by side',
  slider: 'Slider',
  'onion-skin': 'Onion skin',
  difference: 'Difference',
  blink: 'Blink',
  sheet: 'Sheet',
};

const choices = [
  'side-by-side',
  'slider',
  'onion-skin',
  'difference',
  'blink',
  'sheet',
] as const satisfies (ViewMode & ShortcutCommand)[];

/** Switches between the views of a pair. Views that are not possible for the screenshot are disabled. */
export function ViewSwitch({ view, isPossible, onView }: ViewSwitchProps) {
  return (
    <fieldset className="relative flex min-w-0 max-w-full shrink-0 overflow-x-auto rounded-control border border-control bg-surface">
      <legend className="sr-only">View</legend>
      {choices.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === view}
          aria-disabled={!isPossible(one)}
          aria-keyshortcuts={formatShortcut(one)}
          onClick={() => {
            if (isPossible(one)) onView(one);
          }}
          className="flex h-8 shrink-0 cursor-pointer items-center gap-1.5 px-2 font-semibold text-compact whitespace-nowrap -outline-offset-2 hover:bg-surface-muted not-first:border-subtle not-first:border-s aria-disabled:cursor-not-allowed aria-disabled:font-normal aria-disabled:text-subtle aria-pressed:bg-accent aria-pressed:text-on-accent forced-colors:aria-pressed:outline-2"
        >
          {viewLabels[one]}
          <span aria-hidden="true" className="font-normal text-hint">
            {formatShortcut(one)}
          </span>
        </button>
      ))}
    </fieldset>
  );
}

interface ViewSwitchProps {
  view: ViewMode;
  isPossible: (view: ViewMode) => boolean;
  onView: (view: ViewMode) => void;
}
