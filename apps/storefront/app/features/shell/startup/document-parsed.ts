/** Resolves once the whole document has been read, before its `DOMContentLoaded`. */
export const documentParsed = new Promise((resolve) => {
  document.addEventListener('readystatechange', resolve, { once: true });
});
