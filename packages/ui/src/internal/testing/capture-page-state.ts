/** What an overlay may have left on the page. Taken before it opens and after it has closed, both must be equal. */
export function capturePageState() {
  const { documentElement: root, body } = document;
  return {
    // An attribute that was emptied styles nothing, as one that never was.
    htmlStyle: root.getAttribute('style') ?? '',
    bodyStyle: body.getAttribute('style') ?? '',
    bodyAttributes: body.getAttributeNames().join(' '),
    inert: document.querySelectorAll('[inert]').length,
    hidden: document.querySelectorAll('body > [aria-hidden="true"]').length,
    scroll: window.scrollY,
    width: root.clientWidth,
  };
}
