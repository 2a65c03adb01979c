import text from './first-script.ts?inline-script';

/** The one script of the document. Only the server carries its text: in the browser it has run by now. */
export const firstScript: string = import.meta.env.SSR
  ? text
  : (document.querySelector('head script:not([type])')?.textContent ?? '');
