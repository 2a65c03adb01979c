/** Resolves once the whole document has been read, before its `DOMContentLoaded`. */
export const documentRead = new Promise((resolve) => {
  document.addEventListener('readystatechange', resolve, { once: true });
});
