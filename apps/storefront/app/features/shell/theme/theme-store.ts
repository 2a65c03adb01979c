import { create } from 'zustand';
import { onStorageChange, readStored, tryWriteStored } from '../../platform/storage/local-storage.ts';
import { storageKeys } from '../../platform/storage/storage-keys.ts';
import { applyTheme, type ThemeChoice, themeChoices } from './apply-theme.ts';

interface Theme {
  choice: ThemeChoice;
  choose: (choice: ThemeChoice) => void;
}

/** The server knows no choice; `restoreTheme` brings it in. What is seen follows the mark on `<html>`, from the start. */
export const useTheme = create<Theme>((set) => ({
  choice: 'system',
  choose: (choice) => {
    tryWriteStored(storageKeys.theme, choice);
    applyTheme(choice);
    set({ choice });
  },
}));

/** Takes up what was chosen before, and what another tab chooses from now on. Answers how to stop. */
export function restoreTheme(): () => void {
  const take = (stored: string | null) => {
    const choice = themeChoices.find((one) => one === stored) ?? 'system';
    applyTheme(choice);
    useTheme.setState({ choice });
  };
  take(readStored(storageKeys.theme));
  return onStorageChange(storageKeys.theme, take);
}
