/** The theme choices. `system` leaves it to the browser, which follows the device. */
export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** Sets the theme on `<html>`, on which all colours and images depend. May run before React. */
export function applyTheme(choice: string | null) {
  const { dataset } = document.documentElement;
  if (choice === 'light' || choice === 'dark') dataset['theme'] = choice;
  else delete dataset['theme'];
}
