import { cx } from 'class-variance-authority';
import {
  type ComponentProps,
  type HTMLAttributes,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { LinkComponent } from '../internal/link-component.ts';
import { mergeRefs } from '../internal/merge-refs.ts';
import type { OverlayOpenProps } from '../internal/overlay/open-state.ts';
import { hide, type NativePopoverReason, usePopoverState } from '../internal/overlay/use-popover-state.ts';
import { Slot } from '../internal/slot.tsx';
import { useLabels } from '../internal/use-labels.ts';
import type { MenuItem } from '../mega-menu/menu-item.ts';
import { makeModalOnOpen } from './make-modal-on-open.ts';
import { MenuLevel, type MobileMenuLabels } from './menu-level.tsx';

const english: MobileMenuLabels = {
  all: (label) => `All ${label}`,
  back: (label) => `Back to ${label}`,
  title: 'Menu',
  close: 'Close',
};

/*
 * Drill-down in CSS alone: an open `<details>` hides its siblings and everything above it, and its summary becomes the
 * back button. The focus stays on that summary.
 */
const drillDown =
  '[&_ul:has(>li>details[open])>li:not(:has(>details[open]))]:hidden [&_div:has(>ul>li>details[open])>:not(ul)]:hidden ' +
  '[&_details[open]:has(details[open])>summary]:hidden [&_details[open]>summary>:first-child]:hidden ' +
  '[&_details:not([open])>summary>:last-child]:hidden';

/** The container styles the rows, so that some hundred links need no class of their own in the HTML. */
const rows =
  '[&_li>a]:flex [&_li>a]:min-h-13 [&_li>a]:items-center [&_li>a]:justify-between [&_li>a]:gap-3 [&_li]:border-subtle [&_li]:border-b ' +
  '[&_li:last-child]:border-0 [&_li:has(>details[open])]:border-0 [&_small]:text-small [&_small]:text-subtle';

/**
 * A drawer that contains the whole tree of links, for screens too narrow for a row of them. Its `trigger` opens it, or
 * any button with `popoverTarget={id}`; without JavaScript it is a popover. After hydration it becomes a modal dialog once it
 * has opened: the page behind is inert and does not scroll.
 */
export function MobileMenu({
  id: givenId,
  trigger,
  open,
  defaultOpen,
  onOpenChange,
  items,
  contact,
  labels: ownLabels,
  linkComponent = 'a',
  defer = false,
  className,
  ref,
  onClose,
  ...props
}: MobileMenuProps) {
  const labels = useLabels('MobileMenu', english, ownLabels);
  const ownId = useId();
  const id = givenId ?? ownId;
  const element = useRef<HTMLDialogElement>(null);
  const { report, ...state } = usePopoverState(element, { open, defaultOpen, onOpenChange, ...props });
  useEffect(() => (element.current ? makeModalOnOpen(element.current) : undefined), []);

  const closeBehind = (event: MouseEvent<HTMLDialogElement>) => {
    const followed = event.target instanceof Element && event.target.closest('a');
    // The drawer fills the dialog, so a press on the dialog itself was on the backdrop.
    if (followed || event.target === event.currentTarget) hide(event.currentTarget);
  };

  return (
    <>
      {trigger && <Slot {...({ popoverTarget: id } as HTMLAttributes<HTMLElement>)}>{trigger}</Slot>}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keyboard users close it with Escape, the close button or a link */}
      <dialog
        {...props}
        {...state}
        // A browser may report the end of a modal dialog only by this.
        onClose={(event) => {
          onClose?.(event);
          report();
        }}
        ref={mergeRefs(element, ref)}
        id={id}
        popover="auto"
        data-slot="mobile-menu"
        aria-label={labels.title}
        onClick={closeBehind}
        className={cx(
          'fixed inset-y-0 start-0 m-0 h-dvh max-h-none w-[min(22rem,100vw-2.75rem)] overflow-hidden rounded-tr-mitre bg-surface text-default',
          'not-open:hidden open:flex open:flex-col backdrop:bg-scrim forced-colors:border',
          '-translate-x-full transition-[translate,display,overlay] transition-discrete duration-slow ease-enter rtl:translate-x-full',
          'open:translate-x-0 starting:open:-translate-x-full rtl:starting:open:translate-x-full',
          className,
        )}
      >
        <div className="absolute end-1.5 top-2">
          <IconButton
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={(event) => event.currentTarget.closest('dialog')?.close()}
            aria-label={labels.close}
          >
            <Icon name="close" />
          </IconButton>
        </div>
        <nav
          aria-label={labels.title}
          className={cx('min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-6', drillDown, rows)}
        >
          <div>
            <p className="flex h-15 items-center font-semibold">{labels.title}</p>
            <MenuLevel
              items={items}
              parent={labels.title}
              labels={labels}
              linkComponent={linkComponent}
              defer={defer}
            />
          </div>
        </nav>
        {contact && (
          <div className="bg-surface-muted px-4 pb-5">
            <div className="-mx-4 mb-3 text-default stitch-horizontal" />
            {contact}
          </div>
        )}
      </dialog>
    </>
  );
}

export interface MobileMenuEntry extends MenuItem {
  /** Content above the links of this entry, such as an image. */
  banner?: ReactNode;
  children?: MobileMenuEntry[];
}

/** What opened or closed it. `item-press` is one of its links. */
export type MobileMenuOpenChangeReason = NativePopoverReason;

export interface MobileMenuProps
  extends OverlayOpenProps<MobileMenuOpenChangeReason>,
    Omit<ComponentProps<'dialog'>, 'children' | 'open' | 'id'> {
  /** The id that the opening button references in `popoverTarget`. It has one of its own if there is a `trigger`. */
  id?: string | undefined;
  items: readonly MobileMenuEntry[];
  /** Content that stays visible at the bottom, such as a telephone number. */
  contact?: ReactNode;
  /** Replaces the default English texts, such as with Bangla ones. */
  labels?: Partial<MobileMenuLabels>;
  /** @default 'a' */
  linkComponent?: LinkComponent;
  /**
   * Renders a level only when it first opens, for a tree of hundreds of links that a phone would otherwise lay out
   * unseen. Needs scripts: pass such a tree only after hydration, and plain links before.
   * @default false
   */
  defer?: boolean;
}
