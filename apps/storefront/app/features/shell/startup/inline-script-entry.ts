import { documentParsedPromise } from './document-parsed-promise.ts';
import { preloadLcpImage, waitForFirstScreen } from './preload-lcp-image.ts';
import './pre-hydration-events.ts';
import './restore-preferences.ts';
import { preloadModulesAfter, preloadStylesheet } from './deferred-hydration.ts';
import { restoreScroll } from './restore-scroll.ts';

/* The one inline script of the document. As one bundle, its modules share the code for the browser's storage, which
    halves their size. */
const lcpImage = preloadLcpImage();
documentParsedPromise.then(() => {
  preloadModulesAfter(waitForFirstScreen(lcpImage));
  preloadStylesheet();
  restoreScroll();
});
