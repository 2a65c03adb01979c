import { createContext, type Dispatch, type SetStateAction } from 'react';
import type { ComboboxOption } from './combobox.tsx';

/** The context that `Combobox` and `SearchField` provide to their items. */
interface ComboboxContextValue {
  /** The id of the item that Enter would choose. */
  active: string | undefined;
  /** Returns whether an item is shown for the typed text. */
  isShown: (option: ComboboxOption) => boolean;
  choose: (option: ComboboxOption) => void;
  /** Keeps a list of the items, if the combobox does not have them as `options`. */
  setItems: Dispatch<SetStateAction<readonly ComboboxOption[]>> | undefined;
}

export const ComboboxContext = createContext<ComboboxContextValue | null>(null);
