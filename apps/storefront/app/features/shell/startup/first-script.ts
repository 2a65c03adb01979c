import { documentRead } from './document-read.ts';
import { loadFirstPictures, preloadLargePicture } from './early-picture.ts';
import './early-taps.ts';
import './head-script.ts';
import { askForSheet, preloadModulesAfter } from './late-start.ts';
import { scrollBack } from './scroll-back.ts';

/*
 * The one script of the document. Its parts share what they know of the browser's storage, which each would otherwise
 * bring along by itself: together they weigh half of what they did.
 */
const large = preloadLargePicture();
documentRead.then(() => {
  preloadModulesAfter(loadFirstPictures(large));
  askForSheet();
  scrollBack();
});
