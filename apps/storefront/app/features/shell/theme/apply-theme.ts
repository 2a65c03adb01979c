/** What a visitor can choose. `system` leaves it to the browser, which knows what the device is set to. */
export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** Marks the choice on `<html>`, where every colour and picture reads it. May run before React. */
export function applyTheme(choice: string | null) {
  const { dataset } = document.documentElement;
  if (choice === 'light' || choice === 'dark') dataset['theme'] = choice;
  else delete dataset['theme'];
}
