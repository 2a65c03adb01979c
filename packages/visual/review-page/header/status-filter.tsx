import { cx } from 'class-variance-authority';
import { memo } from 'react';
import type { Filter } from '../session/permalink.ts';
import { reviewStatuses, statusLabels } from '../session/review-status.ts';
import { ReviewIcon } from './review-icon.tsx';

const always: readonly Filter[] = ['all', 'changed', 'new', 'removed', 'unstable', 'accessibility', 'error'];
const filterLabels: Readonly<Record<Filter, string>> = {
  all: 'All',
  ...statusLabels,
  approved: 'Approved',
  rejected: 'Rejected',
  flaky: 'Flaky',
};

/** Chips that filter the tree by status or decision. Rare statuses appear only if there are such screenshots. */
export const StatusFilter = memo(function StatusFilter({ counts, filter, onFilter }: StatusFilterProps) {
  const shown = (one: Filter) => always.includes(one) || one === filter || (counts.get(one) ?? 0) > 0;
  const chip = (one: Filter) => {
    const count = counts.get(one) ?? 0;
    return (
      <button
        key={one}
        type="button"
        aria-pressed={one === filter}
        onClick={() => onFilter(one)}
        className={cx(
          'inline-flex h-7.5 shrink-0 cursor-pointer items-center gap-2 rounded-chip px-2.5 whitespace-nowrap max-2xl:gap-1.5 max-2xl:px-2',
          'text-muted hover:bg-surface-muted aria-pressed:bg-accent aria-pressed:text-on-accent forced-colors:aria-pressed:border',
        )}
      >
        {one !== 'all' && <ReviewIcon name={one} />}
        {filterLabels[one]} <b className={cx('tabular', one !== filter && 'text-default')}>{count}</b>
      </button>
    );
  };
  return (
    <fieldset className="relative flex min-w-0 max-w-full items-center gap-1 overflow-x-auto px-1">
      <legend className="sr-only">Show only</legend>
      {(['all', ...reviewStatuses] as const).filter((one) => one !== 'rejected' && shown(one)).map(chip)}
      <span aria-hidden="true" className="mx-2 h-5 w-px shrink-0 bg-border-subtle" />
      {chip('approved')}
      {chip('rejected')}
      {shown('flaky') && chip('flaky')}
    </fieldset>
  );
});

interface StatusFilterProps {
  counts: ReadonlyMap<Filter, number>;
  filter: Filter;
  onFilter: (filter: Filter) => void;
}
