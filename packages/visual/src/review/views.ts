import type { View } from './review-data.ts';

/** Where a picture can be looked at. */
export const views: readonly View[] = [
  'side-by-side',
  'slider',
  'onion-skin',
  'difference',
  'blink',
  'single',
  'sheet',
];
