import { Icon } from '@piri/ui/icon';
import { cva } from 'class-variance-authority';
import { memo } from 'react';
import { ReviewIcon } from '../header/review-icon.tsx';
import { statusLabels } from '../session/review-status.ts';
import type { Row } from './rows.ts';

export const rowHeight = 28;

const treeRow = cva(
  'absolute inset-x-0 flex h-7 cursor-pointer items-center gap-2 border-transparent border-s-3 pe-3.5 text-compact hover:bg-surface-muted',
  {
    variants: {
      level: { 1: 'ps-3 font-semibold text-small', 2: 'ps-6', 3: 'ps-10.5' },
      selected: { true: 'border-accent! bg-accent-soft font-semibold text-accent' },
      active: { true: 'group-focus-visible/tree:outline-2 -outline-offset-2 outline-accent' },
    },
  },
);

/** One row of the tree. It renders again only if its own data changes. */
export const TreeRow = memo(
  function TreeRow({ row, index, selected, active, id, onPress }: TreeRowProps) {
    const { level, text, left, rejected, broken, kind, expanded } = row;
    return (
      // biome-ignore lint/a11y/useFocusableInteractive: focus stays on the tree, which refers to its active row
      // biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles the keys
      <div
        role="treeitem"
        id={id}
        aria-level={level}
        aria-setsize={row.siblings}
        aria-posinset={row.position}
        aria-selected={selected}
        aria-expanded={expanded ?? undefined}
        onClick={() => onPress(row)}
        style={{ top: index * rowHeight }}
        className={treeRow({ level, selected, active })}
      >
        {expanded !== null && (
          <Icon
            name="chevron-right"
            width={14}
            height={14}
            className={expanded ? 'rotate-90 text-muted' : 'text-muted'}
          />
        )}
        {kind && <ReviewIcon name={kind} width={16} height={16} className="shrink-0" />}
        {kind && <span className="sr-only">{statusLabels[kind]}: </span>}
        <span className={left === 0 ? 'truncate text-muted' : 'truncate'}>{text}</span>
        <span className="ms-auto flex shrink-0 items-center gap-1.5">
          {rejected && (
            <ReviewIcon name="rejected" width={16} height={16} strokeWidth={2.2} className="text-danger" />
          )}
          {left > 0 && <b className="tabular text-default">{left}</b>}
          <span className="sr-only">{formatRowState(row)}</span>
          {broken && kind === null && (
            <ReviewIcon name="error" width={16} height={16} className="text-danger" />
          )}
          {left === 0 && !rejected && !broken && (
            <ReviewIcon name="approved" width={16} height={16} strokeWidth={2} className="text-success" />
          )}
        </span>
      </div>
    );
  },
  (one, other) =>
    one.index === other.index &&
    one.selected === other.selected &&
    one.active === other.active &&
    one.onPress === other.onPress &&
    sameRow(one.row, other.row),
);

interface TreeRowProps {
  row: Row;
  index: number;
  selected: boolean;
  active: boolean;
  id: string;
  onPress: (row: Row) => void;
}

function sameRow(one: Row, other: Row) {
  return (Object.keys(one) as (keyof Row)[]).every((key) => one[key] === other[key]);
}

/** Returns the text after the number, which describes the icons at the end of the row. */
function formatRowState({ left, rejected, broken }: Row) {
  const rest = left > 0 ? ' left' : !broken && ' done';
  return [rest, rejected && ', rejected', broken && ', with an error'].filter(Boolean).join('');
}
