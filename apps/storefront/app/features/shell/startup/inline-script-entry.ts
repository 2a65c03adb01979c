import { documentParsed } from './document-parsed.ts';
import { loadFirstPictures, preloadLargePicture } from './preload-lcp-image.ts';
import './pre-hydration-events.ts';
import './restore-preferences.ts';
import { loadStylesheet, preloadModulesAfter } from './deferred-hydration.ts';
import { restoreScroll } from './restore-scroll.ts';

/*
 * The one script of the document. Its parts share what they know of the browser's storage, which each would otherwise
 * bring along by itself: together they weigh half of what they did.
 */
const large = preloadLargePicture();
documentParsed.then(() => {
  preloadModulesAfter(loadFirstPictures(large));
  loadStylesheet();
  restoreScroll();
});
