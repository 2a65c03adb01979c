import { createContext, useContext } from 'react';

/** What a set of tabs tells each of its parts. */
export interface TabsContextValue {
  /** Which tab's panel is shown. */
  chosen: string;
  /** The tab that is in the Tab order: the focused one, else the chosen one. `undefined` before hydration: all are. */
  reachable: string | undefined;
  activationMode: 'automatic' | 'manual';
  tabId: (value: string) => string;
  panelId: (value: string) => string;
  choose: (value: string) => void;
  /** Notes where the focus is in the row, and `undefined` when it has left. */
  focus: (value: string | undefined) => void;
}

export const TabsContext = createContext<TabsContextValue | null>(null);

export function useTabsContext(part: string): TabsContextValue {
  const choice = useContext(TabsContext);
  if (!choice) {
    throw new Error(
      `\`${part}\` is outside \`Tabs\`. Nothing would tell which panel is shown. Move it inside \`Tabs\`.`,
    );
  }
  return choice;
}
