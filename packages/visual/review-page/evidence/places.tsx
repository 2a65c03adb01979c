import { Checkbox } from '@piri/ui/checkbox';
import type { ReviewScreenshot } from '../../src/review/review-data.ts';
import { ScrollArea } from '../header/scroll-area.tsx';
import { KeyHint } from '../keys/key-hint.tsx';
import type { ChangeCard } from '../session/cards.ts';
import type { Decisions } from '../session/decisions.ts';
import { formatMode, formatScreenshotName } from '../session/story-order.ts';
import { EvidenceSection } from './evidence-section.tsx';

const decided = { approve: 'approved', reject: 'rejected', flaky: 'flaky' } as const;

const keys = (
  <>
    <KeyHint>.</KeyHint> <KeyHint>X</KeyHint>
  </>
);

/** The screenshots that show the same change. Each can be opened, and excluded from the decision on all of them. */
export function Places({
  card,
  current,
  excluded,
  decisions,
  screenshotByLabel,
  onOpen,
  onExclude,
}: PlacesProps) {
  return (
    <EvidenceSection title={`The same change in ${card.length} places`} sum={keys}>
      <p className="mb-1 text-muted text-compact">A decision is for all that are marked.</p>
      <ScrollArea aria-label="Places of this change" className="max-h-40 overflow-y-auto -outline-offset-2">
        <ul>
          {card.map((label) => {
            const screenshot = screenshotByLabel.get(label);
            if (!screenshot) return null;
            const verb = decisions[label]?.verb;
            return (
              <li
                key={label}
                className="flex items-center gap-1 text-compact [&_label]:min-h-7 [&_label]:py-0.5"
              >
                <Checkbox
                  aria-label={`Decide ${formatScreenshotName(screenshot)} together with the others`}
                  checked={!excluded.has(label)}
                  onChange={() => onExclude(label)}
                >
                  {''}
                </Checkbox>
                <button
                  type="button"
                  aria-current={label === current}
                  onClick={() => onOpen(screenshot)}
                  className="min-h-6 min-w-0 flex-1 cursor-pointer truncate text-start text-accent underline aria-[current=true]:font-semibold"
                >
                  {screenshot.title.split('/').at(-1)}, {screenshot.name}, {formatMode(screenshot.mode)}
                </button>
                {verb && <span className="shrink-0 text-muted">{decided[verb]}</span>}
              </li>
            );
          })}
        </ul>
      </ScrollArea>
    </EvidenceSection>
  );
}

interface PlacesProps {
  card: ChangeCard;
  /** The label of the screenshot on screen. */
  current: string;
  excluded: ReadonlySet<string>;
  decisions: Decisions;
  screenshotByLabel: ReadonlyMap<string, ReviewScreenshot>;
  onOpen: (screenshot: ReviewScreenshot) => void;
  /** Excludes a screenshot from the decision on the others, or includes it again. */
  onExclude: (label: string) => void;
}
