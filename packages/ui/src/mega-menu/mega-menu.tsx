import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { LinkComponent } from '../internal/link-component.ts';
import { MegaMenuEntry as EntryOfMenu } from './mega-menu-entry.tsx';
import type { MegaMenuTexts } from './mega-menu-panel.tsx';
import { closed, createMenuIntent } from './menu-intent.ts';
import type { MenuItem } from './menu-item.ts';

const english: MegaMenuTexts = { all: (label) => `All ${label}`, toggle: (label) => `Show ${label}` };

/**
 * A row of links with a wide panel under each. Stands in a positioned bar, whose width the panels take.
 *
 * Radix keeps the open value and walks the row by arrow keys. The panels are ours: Radix takes its own off the page
 * when they close and, kept there by force, each of them swallows every Escape. Its hovering and its clicks do not
 * know of each other, so it runs in `manual` mode and `createMenuIntent` decides.
 */
export function MegaMenu({
  items,
  label = 'Main',
  linkComponent = 'a',
  texts,
  dir,
  defaultOpen = closed,
  defer = false,
  className,
  ref,
  ...props
}: MegaMenuProps) {
  const root = useRef<HTMLElement>(null);
  const pointerType = useRef('');
  const baseId = useId();
  const words = useMemo(() => ({ ...english, ...texts }), [texts]);
  const [live, setLive] = useState(false);
  const [rightToLeft, setRightToLeft] = useState(dir === 'rtl');
  const [{ open, swapped }, setOpen] = useState({ open: defaultOpen, swapped: false });
  const [intent] = useState(() =>
    createMenuIntent(
      (next) => setOpen((before) => ({ open: next, swapped: before.open !== closed && next !== closed })),
      { open: defaultOpen },
    ),
  );

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
    if (open === closed) return;
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
    <NavigationMenu.Root
      asChild
      ref={ref}
      value={open}
      onValueChange={(next) =>
        next === closed && pointerType.current === 'mouse' ? intent.rest() : intent.show(next)
      }
      activationMode="manual"
      dir={rightToLeft ? 'rtl' : 'ltr'}
    >
      {/* Naming `dir` here and on the list keeps Radix from writing `ltr` into a right-to-left page. */}
      <nav
        {...props}
        ref={root}
        dir={dir}
        aria-label={label}
        data-slot="mega-menu"
        data-live={live ? '' : undefined}
        data-swap={swapped ? '' : undefined}
        onPointerDownCapture={(event) => {
          pointerType.current = event.pointerType;
        }}
        onKeyDownCapture={() => {
          pointerType.current = '';
        }}
        // Radix positions the box around the list; the panels take the width of the bar.
        className={cx('group/menu h-full [&>div]:static! [&>div]:h-full', className)}
      >
        <NavigationMenu.List
          dir={undefined}
          className="flex h-full items-stretch justify-between gap-6 xl:justify-start"
        >
          {items.map((entry) => (
            <EntryOfMenu
              key={entry.id}
              entry={entry}
              open={open === entry.id}
              live={live}
              rightToLeft={rightToLeft}
              panelId={`${baseId}${entry.id}`}
              defer={defer}
              texts={words}
              linkComponent={linkComponent}
              intent={intent}
              pointerType={pointerType}
            />
          ))}
        </NavigationMenu.List>
      </nav>
    </NavigationMenu.Root>
  );
}

/** Before hydration the style sheet opens panels; whatever it shows at this moment stays open. Focus goes before hovering. */
function entryOpenedByStyles(nav: HTMLElement) {
  const entry =
    nav.querySelector<HTMLElement>('[data-slot=mega-menu-entry]:focus-within') ??
    nav.querySelector<HTMLElement>('[data-slot=mega-menu-entry]:hover');
  return entry?.dataset['value'];
}

/** A word of the row with what its panel shows. */
export interface MegaMenuEntry extends MenuItem {
  /** Set apart by colour, for the one entry that is an offer. */
  accent?: boolean;
  /** Stands beside the groups, such as a picture of something new. */
  aside?: ReactNode;
  /** Follows the link to everything, in the bottom row. */
  footer?: ReactNode;
}

export interface MegaMenuProps extends Omit<ComponentProps<'nav'>, 'children' | 'dir' | 'aria-label'> {
  items: readonly MegaMenuEntry[];
  /** The name of the landmark. @default 'Main' */
  label?: string;
  /** @default 'a' */
  linkComponent?: LinkComponent;
  texts?: Partial<MegaMenuTexts>;
  /** Needed only where the menu's direction differs from its surroundings'. */
  dir?: 'ltr' | 'rtl';
  /** The `id` of the entry whose panel is open at first. */
  defaultOpen?: string;
  /**
   * Builds the links of a panel when it opens. Before that they are text for a browser with scripts, and links, without
   * the aside, for one without. Entries whose panel waits have
   * `data-deferred`, by which a page that starts late can tell that it is wanted.
   * @default false
   */
  defer?: boolean;
}

export type { LinkComponent, MenuItem };
