import { documentParsed } from './document-parsed.ts';
import { loadFirstImages, preloadLargeImage } from './preload-lcp-image.ts';
import './pre-hydration-events.ts';
import './restore-preferences.ts';
import { loadStylesheet, preloadModulesAfter } from './deferred-hydration.ts';
import { restoreScroll } from './restore-scroll.ts';

/* The one inline script of the document. As one bundle, its modules share the code for the browser's storage, which
    halves their size. */
const large = preloadLargeImage();
documentParsed.then(() => {
  preloadModulesAfter(loadFirstImages(large));
  loadStylesheet();
  restoreScroll();
});
