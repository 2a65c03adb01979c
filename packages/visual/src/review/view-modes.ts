import type { ViewMode } from './review-data.ts';

/** All views of the review page. */
export const viewModes: readonly ViewMode[] = [
  'side-by-side',
  'slider',
  'onion-skin',
  'difference',
  'blink',
  'single',
  'sheet',
];
