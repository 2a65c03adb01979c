/**
 * The oldest browsers in which the whole shop works (decision 0036): those with popovers and the features that API
 * calls need. Chrome 119 is the last for Android 7.
 */
export const oldestBrowsers = { chrome: '117', firefox: '125', safari: '17.4', safari_ios: '17.4' };
