/** Returns the state of the page that an overlay may change. It must be the same before opening and after closing. */
export function capturePageState() {
  const { documentElement: root, body } = document;
  return {
    // An empty attribute is equivalent to none.
    htmlStyle: root.getAttribute('style') ?? '',
    bodyStyle: body.getAttribute('style') ?? '',
    bodyAttributes: body.getAttributeNames().join(' '),
    inert: document.querySelectorAll('[inert]').length,
    hidden: document.querySelectorAll('body > [aria-hidden="true"]').length,
    scroll: window.scrollY,
    width: root.clientWidth,
  };
}
