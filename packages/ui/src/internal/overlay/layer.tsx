import * as Dialog from '@radix-ui/react-dialog';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { clearTopLayer } from './clear-top-layer.ts';
import { closeTopPopover } from './close-top-popover.ts';
import { holdPage } from './hold-page.ts';
import { inertBehind } from './inert-behind.ts';
import { returnPoint } from './return-point.ts';

/**
 * The machinery under everything that lies over the page: a scrim, and on it one dialog.
 *
 * Radix serves the stacking of layers, the Tab loop and the names. Its own modality is left off: it hides the page
 * by `aria-hidden`, takes the pointer away by a style on `<body>` and the scroll bar by another. Here the page is
 * inert and held, which is all three at once and leaves `<body>` alone. A native modal dialog would do as much, but
 * it silences the toasts, too.
 */
export function Layer({
  open,
  onClose,
  closeOnBackdrop = true,
  busy = false,
  returnFocusTo,
  scrimClassName,
  ref,
  ...props
}: LayerProps) {
  const state = open ? 'open' : 'closed';
  const close = (reason: CloseReason) => {
    if (!busy) onClose(reason);
  };
  return (
    <Dialog.Root open={open} modal={false}>
      <Dialog.Portal>
        <Scrim
          className={cx(
            'fixed inset-0 z-overlay bg-scrim transition-opacity duration-160 starting:opacity-0 data-[state=closed]:fade-away',
            scrimClassName,
          )}
          data-state={state}
          returnFocusTo={returnFocusTo}
        >
          <Dialog.Content
            aria-modal="true"
            aria-busy={busy || undefined}
            aria-describedby={undefined}
            data-busy={busy ? '' : undefined}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              focusFirst(event.currentTarget as HTMLElement);
            }}
            onCloseAutoFocus={(event) => event.preventDefault()}
            onEscapeKeyDown={(event) => {
              event.preventDefault();
              // What lies open on this layer lies above it, and goes first.
              if (!closeTopPopover(event.target)) close('escape');
            }}
            onInteractOutside={(event) => {
              event.preventDefault();
              const { originalEvent } = event.detail;
              const onScrim = (event.target as Element | null)?.closest('[data-slot="scrim"]');
              if (originalEvent.type !== 'focusin' && onScrim && closeOnBackdrop) close('backdrop');
            }}
            {...props}
            ref={ref}
          />
        </Scrim>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** What asks an overlay to close: the Escape key, its close button, or a press beside it. */
export type CloseReason = 'escape' | 'button' | 'backdrop';

export interface LayerProps extends Omit<ComponentProps<typeof Dialog.Content>, 'forceMount' | 'asChild'> {
  open: boolean;
  onClose: (reason: CloseReason) => void;
  closeOnBackdrop?: boolean | undefined;
  busy?: boolean | undefined;
  returnFocusTo?: RefObject<HTMLElement | null> | undefined;
  scrimClassName?: string | undefined;
}

interface ScrimProps extends ComponentProps<'div'> {
  returnFocusTo: RefObject<HTMLElement | null> | undefined;
}

function Scrim({ returnFocusTo, ref, ...props }: ScrimProps) {
  const own = useRef<HTMLDivElement>(null);
  // While it is drawn for the first time: a field with `autoFocus` takes the focus before any effect runs.
  const [giveBack] = useState(() => returnPoint(document.activeElement));
  const wished = useRef(returnFocusTo);
  useLayoutEffect(() => {
    wished.current = returnFocusTo;
  });

  // Before the focus goes in: a menu that closes gives it back to its button, and would take it away again.
  useLayoutEffect(() => {
    if (own.current) clearTopLayer(own.current);
  }, []);

  useEffect(() => {
    const scrim = own.current;
    if (!scrim) return;
    const release = [holdPage(), inertBehind(scrim)];
    // A press beside the dialog must not take the focus out of it.
    const keepFocus = (event: Event) => {
      if (event.target === scrim) event.preventDefault();
    };
    scrim.addEventListener('mousedown', keepFocus);
    return () => {
      scrim.removeEventListener('mousedown', keepFocus);
      for (const undo of release) undo();
      // The next task, when React has taken the dialog away and with it the focus, unless another has it by now.
      setTimeout(() => {
        if (document.activeElement && document.activeElement !== document.body) return;
        const target = wished.current?.current;
        if (target?.isConnected) target.focus({ preventScroll: true });
        else giveBack();
      });
    };
  }, [giveBack]);

  return (
    <div
      data-slot="scrim"
      {...props}
      ref={(element) => {
        own.current = element;
        if (typeof ref === 'function') return ref(element);
        if (ref) ref.current = element;
      }}
    />
  );
}

/** The first field, or else the title: a reader hears what has opened before any button of it. */
function focusFirst(dialog: HTMLElement) {
  const field = dialog.querySelector<HTMLElement>(
    '[data-autofocus], input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled)',
  );
  const title = dialog.querySelector<HTMLElement>('[data-slot$="-title"]');
  (field ?? title ?? dialog).focus({ preventScroll: true });
}
