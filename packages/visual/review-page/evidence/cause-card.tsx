import { Button } from '@piri/ui/button';
import type { CauseGroup, ReviewScreenshot } from '../../src/review/review-data.ts';
import { KeyHint } from '../keys/key-hint.tsx';
import { formatMode } from '../session/story-order.ts';

/**
 * Shows why this screenshot and others differ. They can be rejected together, and approved together once the outliers
 * have been viewed.
 */
export function CauseCard({
  cause,
  approvable,
  rejectable,
  outliers,
  hasSeenSheet,
  screenshotByLabel,
  onOpen,
  onSheet,
  onApprove,
  onReject,
}: CauseCardProps) {
  const { kind, title, detail, values, pictures } = cause;
  const count = pictures.length;
  const different = cause.cards.length;
  return (
    <section aria-label="Cause" className="corner-mitre mx-3 my-2 bg-surface-muted p-3.5">
      <p className="text-muted text-compact">{kindLabels[kind]}</p>
      <h3 className="font-semibold text-body wrap-anywhere">
        {count} {count === 1 ? 'picture' : 'pictures'}
        {different > 1 && different < count && `, ${different} different changes`}: {title}
      </h3>
      {values && (
        <div className="mt-3 flex items-center gap-3 text-compact">
          <Patch word="Before" value={values.before} />
          <span aria-hidden="true" className="stitch-horizontal min-w-4 max-w-7 flex-1" />
          <Patch word="After" value={values.after} />
        </div>
      )}
      <p className="mt-2 text-muted text-compact wrap-anywhere">{detail}</p>
      {count > 1 && (
        <>
          {outliers.length > 0 && (
            <div className="mt-2 text-compact">
              <p>
                {outliers.length} of {count} {outliers.length === 1 ? 'is' : 'are'} unlike the rest. Open{' '}
                {outliers.length === 1 ? 'it' : 'each'} first:
              </p>
              {/* Three rows and the edge of the next: the whole card fits into a window of 900 px. */}
              <ul className="mt-1 max-h-19 overflow-y-auto">
                {outliers.map((label) => {
                  const screenshot = screenshotByLabel.get(label);
                  return (
                    screenshot && (
                      <li key={label}>
                        <button
                          type="button"
                          onClick={() => onOpen(screenshot)}
                          className="min-h-6 cursor-pointer text-start font-semibold text-accent underline"
                        >
                          {screenshot.title.split('/').at(-1)}, {screenshot.name},{' '}
                          {formatMode(screenshot.mode)}
                        </button>
                      </li>
                    )
                  );
                })}
              </ul>
            </div>
          )}
          {outliers.length === 0 && !hasSeenSheet && approvable > 0 && (
            <p className="mt-3 text-compact">
              See them together first:{' '}
              <button
                type="button"
                onClick={onSheet}
                className="cursor-pointer font-semibold text-accent underline"
              >
                the sheet of all {count}
              </button>
            </p>
          )}
          <Button
            variant="secondary"
            size="small"
            aria-disabled={outliers.length > 0 || !hasSeenSheet || approvable === 0}
            aria-keyshortcuts="Shift+A"
            onClick={onApprove}
            className="mt-3 w-full text-small! aria-disabled:border-subtle! aria-disabled:bg-transparent! aria-disabled:text-subtle! aria-disabled:before:hidden"
          >
            {approvable === 0 ? 'All are decided' : `Approve ${formatRest(approvable, count)}`}
            <KeyHint>Shift A</KeyHint>
          </Button>
          {rejectable > 0 && (
            <Button
              variant="secondary"
              size="small"
              aria-keyshortcuts="Shift+R"
              onClick={onReject}
              className="mt-2 w-full border-danger! text-danger! text-small!"
            >
              Reject {formatRest(rejectable, count)}
              <KeyHint>Shift R</KeyHint>
            </Button>
          )}
        </>
      )}
    </section>
  );
}

const kindLabels: Readonly<Record<CauseGroup['kind'], string>> = {
  token: 'Cause: a token',
  style: 'Cause: a style',
  component: 'Cause: a component',
  story: 'Cause: the story itself',
  fixture: 'Cause: example data of stories',
  font: 'Cause: a font',
  package: 'Cause: installed packages',
  configuration: 'Cause: a setting of all stories',
  look: 'Cause unknown; all change in the same way',
  heard: 'Same picture; the accessibility trees change in the same way',
};

function formatRest(open: number, count: number): string {
  return open === count ? `all ${count}` : `the other ${open}`;
}

/** A value, with a patch of colour beside it if it is a colour. */
function Patch({ word, value }: { word: string; value: string }) {
  return (
    <div className="flex min-w-0 items-center gap-2">
      {CSS.supports('color', value) && (
        <span
          aria-hidden="true"
          className="size-8.5 shrink-0 rounded-chip border border-subtle forced-color-adjust-none"
          style={{ background: value }}
        />
      )}
      <div className="min-w-0">
        <p className="font-semibold">{word}</p>
        <p className="tabular wrap-anywhere">{value}</p>
      </div>
    </div>
  );
}

interface CauseCardProps {
  cause: CauseGroup;
  /** How many screenshots can still be approved at once. */
  approvable: number;
  /** How many screenshots can still be rejected at once. */
  rejectable: number;
  /** The outliers that have not been opened yet. */
  outliers: readonly string[];
  hasSeenSheet: boolean;
  screenshotByLabel: ReadonlyMap<string, ReviewScreenshot>;
  onOpen: (screenshot: ReviewScreenshot) => void;
  onSheet: () => void;
  onApprove: () => void;
  onReject: () => void;
}
