import type { ViewMode } from './review-data.ts';

/** Where a picture can be looked at. */
export const viewModes: readonly ViewMode[] = [
  'side-by-side',
  'slider',
  'onion-skin',
  'difference',
  'blink',
  'single',
  'sheet',
];
