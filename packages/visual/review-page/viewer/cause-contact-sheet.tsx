import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import type { CauseGroup, ReviewScreenshot } from '../../src/review/review-data.ts';
import { ReviewIcon } from '../header/review-icon.tsx';
import { ScrollArea } from '../header/scroll-area.tsx';
import type { Decisions } from '../session/decisions.ts';
import { formatMode } from '../session/story-order.ts';
import { Thumbnail } from './thumbnail.tsx';
import { useElementWidth } from './use-element-width.ts';

const cellWidth = 268;
const rowHeight = 188;

/**
 * All changes of one cause, before and after. A change that several screenshots show is there once. The reviewer sees the
 * whole group before approving it.
 */
export function CauseContactSheet({
  cause,
  screenshotByLabel,
  decisions,
  seen,
  onOpen,
}: CauseContactSheetProps) {
  const list = useRef<HTMLDivElement>(null);
  const width = useElementWidth(list);
  const columns = Math.max(1, Math.floor((width - 32) / cellWidth));
  const rowCount = Math.ceil(cause.cards.length / columns);
  const virtualizer = useVirtualizer({
    count: rowCount,
    getScrollElement: () => list.current,
    estimateSize: () => rowHeight,
    overscan: 1,
  });
  const outliers = new Set(cause.outliers);
  const isOutlier = (card: readonly string[]) => card.some((label) => outliers.has(label));
  // First what is unlike the rest, since only the top of a long sheet is surely seen.
  const cards = [...cause.cards.filter(isOutlier), ...cause.cards.filter((card) => !isOutlier(card))];

  return (
    <ScrollArea
      ref={list}
      aria-label={`${cause.pictures.length} pictures with the cause ${cause.title}`}
      data-pane=""
      className="min-h-0 flex-1 overflow-y-auto p-4 -outline-offset-2"
    >
      <div className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualIndexes().map((row) => (
          <ul
            key={row}
            className="absolute inset-x-0 grid gap-3"
            style={{ top: row * rowHeight, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
          >
            {cards.slice(row * columns, (row + 1) * columns).map((card) => {
              const label = card.find((one) => outliers.has(one)) ?? card[0] ?? '';
              const screenshot = screenshotByLabel.get(label);
              if (!screenshot) return null;
              return (
                <li key={label}>
                  <Cell
                    screenshot={screenshot}
                    places={card.length}
                    decided={decisions[label]?.verb ?? null}
                    outlier={outliers.has(label)}
                    opened={seen.has(label)}
                    onOpen={onOpen}
                  />
                </li>
              );
            })}
          </ul>
        ))}
      </div>
    </ScrollArea>
  );
}

function Cell({ screenshot, places, decided, outlier, opened, onOpen }: CellProps) {
  const { before, after, title, name, mode, difference } = screenshot;
  const shown = { approve: 'approved', reject: 'rejected', flaky: 'flaky' } as const;
  return (
    <button
      type="button"
      onClick={() => onOpen(screenshot)}
      className="flex h-44 w-full cursor-pointer flex-col gap-1.5 rounded-control bg-surface p-2 text-start text-compact outline-border-subtle hover:outline-1"
    >
      <span className="flex min-h-0 w-full flex-1 gap-1.5">
        {[before, after].map((side, index) => (
          <span
            key={index === 0 ? 'before' : 'after'}
            className="flex min-w-0 flex-1 justify-center overflow-hidden rounded-chip bg-surface-muted"
          >
            {side && <Thumbnail side={side} region={difference?.regions[0]} crop={1.1} />}
          </span>
        ))}
      </span>
      <span className="flex w-full items-center gap-1.5">
        {decided && <ReviewIcon name={shown[decided]} width={16} height={16} className="shrink-0" />}
        <span className="truncate">
          <b>{title.split('/').at(-1)}</b> {name}
        </span>
      </span>
      <span className="flex w-full justify-between gap-2 text-muted">
        {places > 1 ? `${places} places` : formatMode(mode)}
        {outlier && <b className="text-default">{opened ? 'outlier, opened' : 'outlier'}</b>}
      </span>
    </button>
  );
}

interface CellProps {
  screenshot: ReviewScreenshot;
  /** In how many screenshots the same change is. */
  places: number;
  decided: 'approve' | 'reject' | 'flaky' | null;
  outlier: boolean;
  opened: boolean;
  onOpen: (screenshot: ReviewScreenshot) => void;
}

interface CauseContactSheetProps {
  cause: CauseGroup;
  screenshotByLabel: ReadonlyMap<string, ReviewScreenshot>;
  decisions: Decisions;
  seen: ReadonlySet<string>;
  onOpen: (screenshot: ReviewScreenshot) => void;
}
