import * as Dialog from '@radix-ui/react-dialog';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { captureFocus, registerRestoreFocus } from './capture-focus.ts';
import { closeTopLayerOutside } from './close-top-layer-outside.ts';
import { closeTopmostPopover } from './close-topmost-popover.ts';
import { lockScroll } from './lock-scroll.ts';
import { makeOutsideInert } from './make-outside-inert.ts';
import { type OverlayOpenProps, useOpen } from './open-state.ts';

/**
 * The base of everything that lies over the page: a scrim with one dialog on it.
 *
 * Radix provides the stacking of layers, the Tab loop and the accessible names. Its own modality is off: it hides the
 * page with `aria-hidden`, and disables the pointer and scrolling with styles on `<body>`. Here the page is inert and
 * its scroll locked, which does all three and leaves `<body>` alone. A native modal dialog would do the same, but would
 * make the toasts inert too.
 */
export function DialogOverlay({
  trigger,
  open: givenOpen,
  defaultOpen,
  onOpenChange,
  closeOnBackdrop = true,
  loading = false,
  returnFocusTo,
  scrimClassName,
  ref,
  ...props
}: DialogOverlayProps) {
  const [open, requestOpen] = useOpen({ open: givenOpen, defaultOpen, onOpenChange });
  const setOpen = (next: boolean, reason: DialogOpenChangeReason) => {
    if (next || !loading) requestOpen(next, reason);
  };
  return (
    <Dialog.Root
      open={open}
      // Escape and presses outside are handled below, so that only the trigger and `Dialog.Close` call this.
      onOpenChange={(next) => setOpen(next, next ? 'trigger-press' : 'close-press')}
      modal={false}
    >
      {trigger && (
        // Safari does not focus a pressed button, and closing returns the focus to the element that had it.
        <Dialog.Trigger asChild onClick={({ currentTarget }) => currentTarget.focus({ preventScroll: true })}>
          {trigger}
        </Dialog.Trigger>
      )}
      <Dialog.Portal>
        <Scrim
          className={cx(
            'fixed inset-0 z-overlay bg-scrim transition-opacity duration-base starting:opacity-0 data-[state=closed]:fade-out',
            scrimClassName,
          )}
          data-state={open ? 'open' : 'closed'}
          open={open}
          returnFocusTo={returnFocusTo}
        >
          <Dialog.Content
            aria-modal="true"
            aria-busy={loading || undefined}
            aria-describedby={undefined}
            data-loading={loading ? '' : undefined}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              focusFirst(event.currentTarget as HTMLElement);
            }}
            onCloseAutoFocus={(event) => event.preventDefault()}
            onEscapeKeyDown={(event) => {
              event.preventDefault();
              // A popover that is open on this layer is above it, and closes first.
              if (!closeTopmostPopover(event.target)) setOpen(false, 'escape-key');
            }}
            onInteractOutside={(event) => {
              event.preventDefault();
              const { originalEvent } = event.detail;
              const onScrim = (event.target as Element | null)?.closest('[data-slot="scrim"]');
              if (originalEvent.type !== 'focusin' && onScrim && closeOnBackdrop)
                setOpen(false, 'outside-press');
            }}
            {...props}
            ref={ref}
          />
        </Scrim>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The reasons for which a dialog opens (`trigger-press`) or closes. */
export type DialogOpenChangeReason =
  | 'trigger-press'
  | 'escape-key'
  | 'close-press'
  | 'outside-press'
  | 'confirm-press';

interface DialogOpenProps extends OverlayOpenProps<DialogOpenChangeReason> {
  /**
   * The button that opens it: one element that takes a ref and further props, such as a `Button`. It needs JavaScript.
   * Leave it out if something else opens it.
   */
  trigger?: OverlayOpenProps['trigger'];
  /**
   * Whether it is open at first, if the parent does not control it.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /**
   * Called when it opens or closes, with the reason: `trigger-press`, `escape-key`, `close-press` or `outside-press`.
   * If the parent controls it, set `open` to the first argument.
   */
  onOpenChange?: OverlayOpenProps<DialogOpenChangeReason>['onOpenChange'];
}

export interface DialogOverlayProps
  extends DialogOpenProps,
    Omit<ComponentProps<typeof Dialog.Content>, 'forceMount' | 'asChild'> {
  closeOnBackdrop?: boolean | undefined;
  loading?: boolean | undefined;
  returnFocusTo?: RefObject<HTMLElement | null> | undefined;
  scrimClassName?: string | undefined;
}

interface ScrimProps extends ComponentProps<'div'> {
  open: boolean;
  returnFocusTo: RefObject<HTMLElement | null> | undefined;
}

function Scrim({ open, returnFocusTo, ref, ...props }: ScrimProps) {
  const own = useRef<HTMLDivElement>(null);
  // During the first render, because a field with `autoFocus` takes the focus before any effect runs.
  const [restoreFocus] = useState(() => captureFocus(document.activeElement));
  const preferred = useRef(returnFocusTo);
  const hasClosed = useRef(false);
  useLayoutEffect(() => {
    preferred.current = returnFocusTo;
  });

  // Depends on `open` and not on mounting, because a closed dialog stays mounted until it has faded out, and the page
  // behind must be usable before that. A layout effect runs before the focus moves in, which closing a menu would
  // otherwise move out again.
  useLayoutEffect(() => {
    const scrim = own.current;
    if (!scrim || !open) return;
    closeTopLayerOutside(scrim);
    registerRestoreFocus(scrim, restoreFocus);
    const release = [lockScroll(), makeOutsideInert(scrim)];
    // A press beside the dialog must not take the focus out of it.
    const keepFocus = (event: Event) => {
      if (event.target === scrim) event.preventDefault();
    };
    scrim.addEventListener('mousedown', keepFocus);
    // Radix moves the focus into a dialog when it mounts, but not when it opens again while fading out.
    if (hasClosed.current) focusFirst(scrim.querySelector<HTMLElement>('[role$="dialog"]') ?? scrim);
    return () => {
      hasClosed.current = true;
      scrim.removeEventListener('mousedown', keepFocus);
      for (const undo of release) undo();
      // Right after React has updated the page, so that an opener removed by the same update is known to be gone.
      queueMicrotask(() => restoreFocus(scrim, preferred.current?.current));
    };
  }, [open, restoreFocus]);

  return (
    <div
      data-slot="scrim"
      {...props}
      inert={!open}
      ref={(element) => {
        own.current = element;
        if (typeof ref === 'function') return ref(element);
        if (ref) ref.current = element;
      }}
    />
  );
}

/** Focuses the first field, or else the title, so that a screen reader announces what has opened before any button. */
function focusFirst(dialog: HTMLElement) {
  const field = dialog.querySelector<HTMLElement>(
    '[data-autofocus], input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled)',
  );
  const title = dialog.querySelector<HTMLElement>('[data-slot$="-title"]');
  (field ?? title ?? dialog).focus({ preventScroll: true });
}
