import text from './inline-script-entry.ts?inline-script';

/** The one script of the document. Only the server carries its text: in the browser it has run by now. */
export const inlineScriptSource: string = import.meta.env.SSR
  ? text
  : (document.querySelector('head script:not([type])')?.textContent ?? '');
