import { cx } from 'class-variance-authority';
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { mergeRefs } from '../internal/merge-refs.ts';
import { useLabels } from '../internal/use-labels.ts';
import { createHoverIntent, noEntry } from './hover-intent.ts';
import type { MegaMenuProps } from './mega-menu.tsx';
import { MegaMenuItem } from './mega-menu-item.tsx';
import type { MegaMenuLabels } from './mega-menu-panel.tsx';
import type { MenuRowComponents } from './menu-row-components.ts';

const english = {
  label: 'Main',
  all: (label: string) => `All ${label}`,
  toggle: (label: string) => `Show ${label}`,
};

/** The menu around either kind of row, with or without Radix. It decides which panel is open. */
export function MegaMenuBase({
  items,
  label,
  linkComponent = 'a',
  labels,
  dir,
  value,
  defaultValue = noEntry,
  onValueChange,
  defer = false,
  rowComponents: RowComponents,
  className,
  ref,
  ...props
}: MegaMenuBaseProps) {
  const root = useRef<HTMLElement>(null);
  const joinedRef = useMemo(() => mergeRefs(root, ref), [ref]);
  const pointerType = useRef('');
  const baseId = useId();
  const {
    all,
    toggle,
    label: defaultLabel,
  } = useLabels<MegaMenuLabels & { label: string }>('MegaMenu', english, labels);
  const allLabels = useMemo(() => ({ all, toggle }), [all, toggle]);
  const [live, setLive] = useState(false);
  const [rightToLeft, setRightToLeft] = useState(dir === 'rtl');
  const [own, setOwn] = useState({ open: value ?? defaultValue, swapped: false });
  const open = value ?? own.open;
  const change = useRef((_next: string) => {});
  const [intent] = useState(() =>
    createHoverIntent((next) => change.current(next), { open: value ?? defaultValue }),
  );
  useLayoutEffect(() => {
    change.current = (next) => {
      setOwn((before) => {
        const wasOpen = (value ?? before.open) !== noEntry;
        return { open: next, swapped: wasOpen && next !== noEntry };
      });
      onValueChange?.(next);
    };
    if (value !== undefined) intent.sync(value);
  });

  useEffect(() => {
    const nav = root.current;
    if (!nav) return;
    const adopted = entryOpenedByStyles(nav);
    if (adopted) intent.show(adopted);
    setRightToLeft(getComputedStyle(nav).direction === 'rtl');
    setLive(true);
    return intent.cancel;
  }, [intent]);

  useEffect(() => {
    if (open === noEntry) return;
    const closing = new AbortController();
    const closeFromOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) intent.close();
    };
    const closeByEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      const panel = document.activeElement?.closest('[data-slot=mega-menu-panel]');
      if (root.current?.contains(panel ?? null)) panel?.parentElement?.querySelector('button')?.focus();
      intent.dismiss();
    };
    document.addEventListener('pointerdown', closeFromOutside, { signal: closing.signal });
    document.addEventListener('keydown', closeByEscape, { signal: closing.signal });
    return () => closing.abort();
  }, [open, intent]);

  return (
    <RowComponents.Root
      value={open}
      onValueChange={(next) =>
        next === noEntry && pointerType.current === 'mouse' ? intent.rest() : intent.show(next)
      }
      dir={rightToLeft ? 'rtl' : 'ltr'}
    >
      {/* Setting `dir` here and on the list keeps Radix from writing `ltr` into a right-to-left page. */}
      <nav
        {...props}
        ref={joinedRef}
        dir={dir}
        aria-label={label ?? defaultLabel}
        data-slot="mega-menu"
        data-hydrated={live ? '' : undefined}
        data-instant={own.swapped ? '' : undefined}
        onPointerDownCapture={(event) => {
          pointerType.current = event.pointerType;
        }}
        onKeyDownCapture={() => {
          pointerType.current = '';
        }}
        // Radix positions the box around the list, but the panels take the width of the bar.
        className={cx('group/menu h-full [&>div]:static! [&>div]:h-full', className)}
      >
        <RowComponents.List
          dir={undefined}
          className="flex h-full items-stretch justify-between gap-6 xl:justify-start"
        >
          {items.map((entry) => (
            <MegaMenuItem
              key={entry.id}
              entry={entry}
              open={open === entry.id}
              live={live}
              rightToLeft={rightToLeft}
              panelId={`${baseId}${entry.id}`}
              defer={defer}
              rowComponents={RowComponents}
              labels={allLabels}
              linkComponent={linkComponent}
              intent={intent}
              pointerType={pointerType}
            />
          ))}
        </RowComponents.List>
      </nav>
    </RowComponents.Root>
  );
}

/** Returns the entry that CSS has opened before hydration, so that it stays open. Focus wins over hovering. */
function entryOpenedByStyles(nav: HTMLElement) {
  const entry =
    nav.querySelector<HTMLElement>('[data-slot=mega-menu-item]:focus-within') ??
    nav.querySelector<HTMLElement>('[data-slot=mega-menu-item]:hover');
  return entry?.dataset['value'];
}

export interface MegaMenuBaseProps extends MegaMenuProps {
  rowComponents: MenuRowComponents;
}
