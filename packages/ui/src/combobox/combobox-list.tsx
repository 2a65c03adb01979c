import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import type { ComboboxOption } from './combobox.tsx';

interface ComboboxListProps {
  id: string;
  label: string;
  /** Identifies the active row. */
  active: string | number | undefined;
  children: ReactNode;
}

/** The list below the input. The focus stays in the input, which points to the active row. */
export function ComboboxList({ id, label, active, children }: ComboboxListProps) {
  const list = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another active row is scrolled into view
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-selected=true]');
    // Only the list scrolls: `scrollIntoView` would move the page as well.
    if (list.current && row) {
      const { scrollTop, clientHeight } = list.current;
      const end = row.offsetTop + row.offsetHeight;
      list.current.scrollTop = Math.min(row.offsetTop, Math.max(scrollTop, end - clientHeight));
    }
  }, [active]);

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      // A press would move the focus, and the list closes when the input loses it.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      className="max-h-66 overflow-y-auto overscroll-contain"
    >
      {children}
    </div>
  );
}

/** A row of the list. Renders a `<div role="option">`. */
export function ComboboxRow({ active, className, ...props }: ComponentProps<'div'> & { active: boolean }) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the input points to it by aria-activedescendant
    <div
      {...props}
      role="option"
      aria-selected={active}
      className={cx(
        'flex min-h-11 cursor-pointer items-center gap-4 px-3.5 py-2 hover:bg-surface-muted aria-selected:bg-accent-soft aria-selected:font-semibold aria-selected:text-accent forced-colors:aria-selected:outline-2 forced-colors:aria-selected:-outline-offset-2',
        className,
      )}
    />
  );
}

/** What a row shows of an option without content of its own. */
export function OptionContent({ leading, label, description }: ComboboxOption) {
  return (
    <>
      {leading}
      <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>{' '}
      {description && (
        <span className="tabular shrink-0 font-normal text-muted text-small">{description}</span>
      )}
    </>
  );
}

/** Returns the rows of a list that can be chosen, in the order of the page. */
export function findEnabledRows(listId: string): HTMLElement[] {
  const list = document.getElementById(listId) as HTMLElement;
  return [...list.querySelectorAll<HTMLElement>('[role=option]:not([aria-disabled])')];
}
