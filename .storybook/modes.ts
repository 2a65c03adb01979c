/** The themes of the toolbar. The preview applies them, and the test-runner checks each story in all of them. */
export const themes = ['light', 'dark'] as const;

export const viewports = {
  small: { name: 'Small, 360', styles: { width: '360px', height: '800px' }, type: 'mobile' },
  narrow: { name: 'Narrowest, 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  large: { name: 'Large, 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
  wide: { name: 'Wide, 1920', styles: { width: '1920px', height: '1080px' }, type: 'desktop' },
} as const;

export const initialGlobals = {
  theme: 'light',
  direction: 'ltr',
  contrast: 'usual',
  sides: 'one',
  labels: 'en',
  brand: 'piri',
};

export const globalTypes = {
  theme: choice('Theme', 'Light or dark', 'mirror', { light: 'Light', dark: 'Dark' }),
  direction: choice('Direction', 'Text direction', 'transfer', {
    ltr: 'Left to right',
    rtl: 'Right to left',
  }),
  // The shopper's system settings, and another brand for the same components. Off by default.
  contrast: choice('Contrast', 'Contrast', 'contrast', { usual: 'Normal contrast', more: 'More contrast' }),
  sides: choice('Sides', 'Light and dark side by side', 'sidebyside', {
    one: 'One theme',
    both: 'Light and dark side by side',
  }),
  labels: choice('Labels', 'Default texts of the components', 'globe', { en: 'English', bn: 'বাংলা' }),
  brand: choice('Brand', 'Brand', 'paintbrush', { piri: 'Piri', daftar: 'Daftar, the second brand' }),
};

function choice<Sign extends string>(
  title: string,
  description: string,
  icon: Sign,
  titles: Record<string, string>,
) {
  const items = Object.entries(titles).map(([value, name]) => ({ value, title: name }));
  return { description, toolbar: { title, icon, dynamicTitle: true, items } };
}

/**
 * Sets the attributes on `<html>` that the styles read, as the shop's head script does. A docs page keeps its direction,
 * because its text is English: `applyGlobalsToExamples` turns the components on it.
 */
export function applyGlobals(globals: Record<string, unknown>, viewMode: 'story' | 'docs' = 'story'): void {
  const root = document.documentElement;
  root.lang = 'en';
  root.dataset['theme'] = globals['theme'] === 'dark' ? 'dark' : 'light';
  root.dir = viewMode === 'story' && globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
  mark(root, 'contrast', globals['contrast'] === 'more' ? 'more' : undefined);
  mark(root, 'brand', globals['brand'] === 'daftar' ? 'daftar' : undefined);
}

/** Sets or removes an attribute. It is absent by default, so that pictures show the page as it is in the shop. */
function mark(root: HTMLElement, name: string, value: string | undefined): void {
  if (value) root.dataset[name] = value;
  else delete root.dataset[name];
}
