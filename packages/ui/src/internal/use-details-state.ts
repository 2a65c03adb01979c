import { type MouseEvent, type RefObject, type ToggleEvent, useState } from 'react';
import type { OpenStateProps } from './overlay/open-state.ts';
import { useNativeOpenState } from './overlay/use-native-open-state.ts';

/** What opens or closes a `<details>`: a press on its title or, as `none`, the browser's search or another item. */
export type DetailsReason = 'trigger-press' | 'none';

interface DetailsState extends OpenStateProps<DetailsReason> {
  onToggle?: ((event: ToggleEvent<HTMLDetailsElement>) => void) | undefined;
  onClick?: ((event: MouseEvent<HTMLDetailsElement>) => void) | undefined;
}

/** Connects the `open` props of a component to its `<details>`. */
export function useDetailsState(details: RefObject<HTMLDetailsElement | null>, props: DetailsState) {
  const [initial] = useState(props.defaultOpen ?? false);
  const { report, reason } = useNativeOpenState(details, { ...props, defaultOpen: initial }, native);
  return {
    open: props.open ?? initial,
    onToggle: (event: ToggleEvent<HTMLDetailsElement>) => {
      props.onToggle?.(event);
      report();
    },
    onClick: (event: MouseEvent<HTMLDetailsElement>) => {
      props.onClick?.(event);
      const summary = event.target instanceof Element && event.target.closest('summary');
      if (summary && summary.parentElement === event.currentTarget && !event.defaultPrevented)
        reason.current = 'trigger-press';
    },
  };
}

const native = {
  isOpen: (details: HTMLDetailsElement) => details.open,
  setOpen: (details: HTMLDetailsElement, open: boolean) => {
    details.open = open;
  },
  isRenderedOpen: true,
};
