import { cva } from 'class-variance-authority';
import { type ComponentProps, type HTMLAttributes, useId, useRef } from 'react';
import { mergeRefs } from '../internal/merge-refs.ts';
import type { OverlayOpenProps } from '../internal/overlay/open-state.ts';
import { type NativePopoverReason, usePopoverState } from '../internal/overlay/use-popover-state.ts';
import { Slot } from '../internal/slot.tsx';

/**
 * The transition of the panel: 8 px down, with opacity. Not for elements with `position-try-fallbacks`: WebKit may leave
 * them transparent (decision 0036).
 */
const reveal =
  '-translate-y-2 opacity-0 transition-[opacity,translate,display,overlay] transition-discrete duration-base ease-enter ' +
  'open:translate-y-0 open:opacity-100 starting:open:-translate-y-2 starting:open:opacity-0';

const dropdownPanel = cva(
  [
    'absolute overflow-y-auto bg-surface text-default corner-mitre shadow-overlay group-data-fixed/bar:fixed forced-colors:border',
    'max-h-[calc(100dvh-var(--piri-header-height,7rem)-1rem)] max-w-[calc(100vw-2rem)]',
    reveal,
  ],
  {
    variants: {
      anchor: {
        bar: 'inset-auto end-[max(1rem,50vw-43rem)] top-(--piri-header-height,7rem) w-106 p-6 md:end-[max(2rem,50vw-43rem)]',
        // The button that opens the panel is its implicit anchor; browsers without anchor positioning place it below
        // the bar.
        button: [
          'inset-auto end-4 top-(--piri-header-height,7rem) p-2 supports-[position-area:block-end]:end-auto',
          'supports-[position-area:block-end]:top-auto supports-[position-area:block-end]:[position-area:block-end_span-inline-start]',
        ],
      },
    },
  },
);

/**
 * A panel that its `trigger` opens, or any button with `popoverTarget={id}`. The browser opens it, closes it on Escape
 * or a press outside and restores the focus, so it works without JavaScript.
 *
 * A popover is positioned relative to the page, not to the bar around it: it is placed with `--piri-header-height`, scrolls with a
 * static bar and stays with a fixed one.
 */
export function DropdownPanel({
  id: givenId,
  trigger,
  open,
  defaultOpen,
  onOpenChange,
  anchor = 'bar',
  className,
  ref,
  ...props
}: DropdownPanelProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const element = useRef<HTMLDivElement>(null);
  const { report: _, ...state } = usePopoverState(element, { open, defaultOpen, onOpenChange, ...props });
  return (
    <>
      {trigger && <Slot {...({ popoverTarget: id } as HTMLAttributes<HTMLElement>)}>{trigger}</Slot>}
      <div
        popover="auto"
        data-slot="dropdown-panel"
        className={dropdownPanel({ anchor, className })}
        {...props}
        {...state}
        id={id}
        ref={mergeRefs(element, ref)}
      />
    </>
  );
}

/** What opened or closed it. `item-press` is a press inside after which the page closes it. */
export type DropdownPanelOpenChangeReason = NativePopoverReason;

export interface DropdownPanelProps
  extends OverlayOpenProps<DropdownPanelOpenChangeReason>,
    Omit<ComponentProps<'div'>, 'id'> {
  /** The id that the button names in `popoverTarget`. It has one of its own if there is a `trigger`. */
  id?: string | undefined;
  /**
   * `bar` places it directly below the bar at the edge of the page, `button` directly below its button.
   * @default 'bar'
   */
  anchor?: 'bar' | 'button';
}
