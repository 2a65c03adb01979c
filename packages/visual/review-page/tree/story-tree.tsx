import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Decisions } from '../session/decisions.ts';
import type { ReviewStory } from '../session/story-order.ts';
import { listAncestorRowIds, listVisibleRows, type Row } from './rows.ts';
import { getTreeKeyAction } from './tree-keys.ts';
import { rowHeight, TreeRow } from './tree-row.tsx';

/** The tree of all stories by section and component. The tree itself has the focus, and its rows are virtualised. */
export function StoryTree({ stories, decisions, selected, allOpen, onSelect }: StoryTreeProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [active, setActive] = useState<string | null>(null);

  const isOpen = useCallback(
    (one: string) => !closed.has(one) && (allOpen || one.startsWith('section:') || open.has(one)),
    [open, closed, allOpen],
  );
  const rows = useMemo(() => listVisibleRows(stories, decisions, isOpen), [stories, decisions, isOpen]);
  const current =
    active !== null && rows.some((row) => row.id === active) ? active : (selected ?? rows[0]?.id);
  const position = rows.findIndex((row) => row.id === current);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => list.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    // Always render the active row, because `aria-activedescendant` refers to it.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), Math.max(position, 0)])].sort(
        (one, other) => one - other,
      ),
  });

  const toggle = useCallback((row: Row, expanded: boolean) => {
    setOpen((old) => withOrWithout(old, row.id, expanded));
    setClosed((old) => withOrWithout(old, row.id, !expanded));
  }, []);
  const press = useCallback(
    (row: Row) => {
      setActive(row.id);
      if (row.expanded === null) onSelect(row.id);
      else toggle(row, !row.expanded);
    },
    [onSelect, toggle],
  );

  // Expand the ancestors of the selected story, so that it is visible wherever it was selected.
  const story = stories.find((one) => one.id === selected);
  useEffect(() => {
    if (!story) return;
    setActive(null);
    for (const above of listAncestorRowIds(story)) {
      setOpen((old) => withOrWithout(old, above, true));
      setClosed((old) => withOrWithout(old, above, false));
    }
  }, [story]);
  useEffect(() => {
    if (position >= 0) virtualizer.scrollToIndex(position);
  }, [position, virtualizer]);

  const listen = (event: KeyboardEvent) => {
    const move = getTreeKeyAction(rows, position, event.key);
    if (!move) return;
    event.preventDefault();
    event.stopPropagation();
    const row = rows[move.index];
    if (!row) return;
    if (move.action === 'press') press(row);
    else if (move.action === 'focus') setActive(row.id);
    else toggle(row, move.action === 'open');
  };

  return (
    <div
      ref={list}
      role="tree"
      aria-label="Stories"
      aria-activedescendant={position < 0 ? undefined : `${id}${position}`}
      tabIndex={0}
      onKeyDown={listen}
      className="group/tree min-h-0 flex-1 overflow-y-auto overscroll-contain outline-none"
    >
      <div role="none" className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualIndexes().map((index) => {
          const row = rows[index];
          if (!row) return null;
          return (
            <TreeRow
              key={row.id}
              id={`${id}${index}`}
              row={row}
              index={index}
              selected={row.id === selected}
              active={index === position}
              onPress={press}
            />
          );
        })}
      </div>
    </div>
  );
}

interface StoryTreeProps {
  stories: readonly ReviewStory[];
  decisions: Decisions;
  selected: string | null;
  /** Expands all rows, so that all search results are visible. */
  allOpen: boolean;
  onSelect: (story: string) => void;
}

function withOrWithout(set: ReadonlySet<string>, one: string, isIn: boolean): ReadonlySet<string> {
  if (set.has(one) === isIn) return set;
  const next = new Set(set);
  if (isIn) next.add(one);
  else next.delete(one);
  return next;
}
