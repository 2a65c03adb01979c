import text from './inline-script-entry.ts?inline-script';

/** The text of the one inline script. Only the server bundle contains it; the browser reads it from the document. */
export const startupScriptText: string = import.meta.env.SSR
  ? text
  : (document.querySelector('head script:not([type])')?.textContent ?? '');
