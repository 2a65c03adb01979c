import { createContext } from 'react';

/** Whether the clocks of all toasts stand still: while one is hovered or has the focus, or the tab is hidden. */
export const ClockStopped = createContext(false);
