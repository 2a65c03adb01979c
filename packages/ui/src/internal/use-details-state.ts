import { type MouseEvent, type RefObject, type ToggleEvent, useLayoutEffect, useRef, useState } from 'react';
import type { OpenStateProps } from './overlay/open-state.ts';

/** What opens or closes a `<details>`: a press on its title or, as `none`, the browser's search or another item. */
export type DetailsReason = 'trigger-press' | 'none';

interface DetailsState extends OpenStateProps<DetailsReason> {
  onToggle?: ((event: ToggleEvent<HTMLDetailsElement>) => void) | undefined;
  onClick?: ((event: MouseEvent<HTMLDetailsElement>) => void) | undefined;
}

/**
 * Connects the `open` props of a component to its `<details>`. The browser opens and closes it, also before hydration
 * and without JavaScript; what it has done is reported afterwards, and undone if the parent refuses it.
 */
export function useDetailsState(details: RefObject<HTMLDetailsElement | null>, props: DetailsState) {
  const { open, defaultOpen = false, onOpenChange } = props;
  const [initial] = useState(defaultOpen);
  const known = useRef(open ?? initial);
  const isMounted = useRef(false);
  const isPressed = useRef(false);
  const [changes, setChanges] = useState(0);

  const report = () => {
    const isOpen = details.current?.open ?? false;
    const reason = isPressed.current ? 'trigger-press' : 'none';
    isPressed.current = false;
    if (isOpen === known.current) return;
    known.current = isOpen;
    if (open !== undefined) setChanges(changes + 1);
    onOpenChange?.(isOpen, { reason });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `changes` undoes what the parent refuses
  useLayoutEffect(() => {
    const isFirst = !isMounted.current;
    isMounted.current = true;
    // Opened or closed before hydration.
    if (isFirst) return report();
    if (!details.current || open === undefined) return;
    known.current = open;
    // React sets the attribute only if the prop changes.
    if (details.current.open !== open) details.current.open = open;
  }, [open, changes]);

  return {
    open: open ?? initial,
    onToggle: (event: ToggleEvent<HTMLDetailsElement>) => {
      props.onToggle?.(event);
      // A `<details>` inside it does not bubble this event, but React does.
      if (event.target === event.currentTarget) report();
    },
    onClick: (event: MouseEvent<HTMLDetailsElement>) => {
      props.onClick?.(event);
      const summary = event.target instanceof Element && event.target.closest('summary');
      isPressed.current = Boolean(
        summary && summary.parentElement === event.currentTarget && !event.defaultPrevented,
      );
    },
  };
}
