import { create } from 'zustand';
import { onStorageChange, readStored, tryWriteStored } from '../../platform/storage/local-storage.ts';
import { storageKeys } from '../../platform/storage/storage-keys.ts';
import { applyTheme, type ThemeChoice, themeChoices } from './apply-theme.ts';

interface Theme {
  choice: ThemeChoice;
  choose: (choice: ThemeChoice) => void;
}

/**
 * The theme choice. The server does not know it; `restoreTheme` loads it. The visible theme depends on the attribute on
 * `<html>` from the first frame.
 */
export const useThemeChoice = create<Theme>((set) => ({
  choice: 'system',
  choose: (choice) => {
    tryWriteStored(storageKeys.theme, choice);
    applyTheme(choice);
    set({ choice });
  },
}));

/** Restores the stored choice and follows changes in other tabs. Returns a function that unsubscribes. */
export function restoreTheme(): () => void {
  const take = (stored: string | null) => {
    const choice = themeChoices.find((one) => one === stored) ?? 'system';
    applyTheme(choice);
    useThemeChoice.setState({ choice });
  };
  take(readStored(storageKeys.theme));
  return onStorageChange(storageKeys.theme, take);
}
