import { useState } from 'react';
import type { DatePickerPanel } from './date-picker-panel.tsx';

export type LazyPanel = typeof DatePickerPanel | 'failed' | undefined;

/** Returns the calendar once it has been loaded, and a function that starts that. After a failure it tries again. */
export function useLazyPanel(): [LazyPanel, () => void] {
  const [panel, setPanel] = useState<LazyPanel>();
  const load = () => {
    if (typeof panel === 'function') return;
    import('./date-picker-panel.tsx').then(
      ({ DatePickerPanel }) => setPanel(() => DatePickerPanel),
      (error: unknown) => {
        // The text input remains, and the panel says so.
        console.debug(error);
        setPanel('failed');
      },
    );
  };
  return [panel, load];
}
