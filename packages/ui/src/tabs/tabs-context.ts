import { createContext, useContext } from 'react';

/** The context that `Tabs` provides to its parts. */
export interface TabsContextValue {
  /** The value of the tab whose panel is shown. */
  chosen: string;
  /**
   * The tab in the Tab order: the focused one, otherwise the chosen one. `undefined` before hydration, when all are.
   */
  reachable: string | undefined;
  activationMode: 'automatic' | 'manual';
  tabId: (value: string) => string;
  panelId: (value: string) => string;
  choose: (value: string) => void;
  /** Stores which tab has the focus, or `undefined` when the focus has left the row. */
  focus: (value: string | undefined) => void;
}

export const TabsContext = createContext<TabsContextValue | null>(null);

export function useTabsContext(part: string): TabsContextValue {
  const choice = useContext(TabsContext);
  if (!choice) {
    throw new Error(
      `\`${part}\` is outside \`Tabs\`, so the active tab is unknown. Move it inside \`Tabs\`.`,
    );
  }
  return choice;
}
