import { cva } from 'class-variance-authority';
import { type ComponentProps, type HTMLAttributes, useId, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { mergeRefs } from '../internal/merge-refs.ts';
import type { OverlayOpenProps } from '../internal/overlay/open-state.ts';
import { type NativePopoverReason, usePopoverState } from '../internal/overlay/use-popover-state.ts';
import { Slot } from '../internal/slot.tsx';
import { useLabels } from '../internal/use-labels.ts';

const english = { closeLabel: 'Close' };

const popover = cva(
  [
    // Without anchor positioning: a panel at the bottom of the window, within reach of the thumb.
    'fixed inset-x-4 top-auto bottom-4 m-0 mx-auto max-h-[calc(100dvh-2rem)] w-fit max-w-[min(22rem,calc(100vw-2rem))]',
    'overflow-y-auto rounded-card border border-subtle bg-surface p-4 pe-12 text-default text-small shadow-floating',
    'supports-[position-area:block-end]:inset-auto supports-[position-area:block-end]:mx-0 supports-[position-area:block-end]:my-2',
    'supports-[position-area:block-end]:w-max open:[position-try-fallbacks:flip-block,flip-inline,flip-block_flip-inline]',
  ],
  {
    variants: {
      align: {
        start: '[position-area:block-end_span-inline-end]',
        center: '[position-area:block-end_span-all]',
        end: '[position-area:block-end_span-inline-start]',
      },
    },
  },
);

/**
 * A panel that shows a short text beside the button that opened it: its `trigger`, or any button with
 * `popoverTarget={id}`. The browser positions it, flips it if there is no room, closes it on Escape or a press outside,
 * and returns the focus, also before hydration and without JavaScript. Renders a `<div popover>` after the trigger.
 */
export function Popover({
  id: givenId,
  trigger,
  open,
  defaultOpen,
  onOpenChange,
  align = 'start',
  closeLabel,
  className,
  children,
  ref,
  ...props
}: PopoverProps) {
  const labels = useLabels('Popover', english);
  const ownId = useId();
  const id = givenId ?? ownId;
  const element = useRef<HTMLDivElement>(null);
  const { report: _, ...state } = usePopoverState(element, { open, defaultOpen, onOpenChange, ...props });
  return (
    <>
      {trigger && <Slot {...({ popoverTarget: id } as HTMLAttributes<HTMLElement>)}>{trigger}</Slot>}
      <div
        popover="auto"
        role="dialog"
        data-slot="popover"
        data-align={align}
        {...props}
        {...state}
        ref={mergeRefs(element, ref)}
        id={id}
        className={popover({ align, className })}
      >
        {children}
        <div className="absolute end-0.5 top-0.5">
          <IconButton
            aria-label={closeLabel ?? labels.closeLabel}
            popoverTarget={id}
            popoverTargetAction="hide"
          >
            <Icon name="close" width={20} height={20} />
          </IconButton>
        </div>
      </div>
    </>
  );
}

/** What opened or closed it. `item-press` is a press inside after which the page closes it. */
export type PopoverOpenChangeReason = NativePopoverReason;

export interface PopoverProps
  extends OverlayOpenProps<PopoverOpenChangeReason>,
    Omit<ComponentProps<'div'>, 'id'> {
  /** The id that the opening button references in `popoverTarget`. It has one of its own if there is a `trigger`. */
  id?: string | undefined;
  /** The name of the dialog. Without one, screen readers would announce nothing useful. */
  'aria-label': string;
  /**
   * The edge that the popover shares with its button, in reading order. It shifts if there is no room.
   * @default 'start'
   */
  align?: 'start' | 'center' | 'end';
  /** @default 'Close' */
  closeLabel?: string;
}
