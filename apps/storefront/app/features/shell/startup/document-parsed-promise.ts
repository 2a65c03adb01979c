/** Resolves once the whole document is parsed, before `DOMContentLoaded`. */
export const documentParsedPromise = new Promise((resolve) => {
  document.addEventListener('readystatechange', resolve, { once: true });
});
