/**
 * What a number of an anatomy points at. An element without a surface of its own is as wide as its column, so the point
 * beside it would be in empty space: then its text and icons are measured.
 */
export function measureInk(element: Element): DOMRect | undefined {
  const own = element.getBoundingClientRect();
  if (own.width <= 1 || own.height <= 0) return undefined;
  return isPainted(element) ? own : (unite(listInk(element)) ?? own);
}

/** The texts, icons and images in an element, each with its place. */
export function listInk(element: Element): DOMRect[] {
  if (graphic.test(element.tagName)) return keepVisible([element.getBoundingClientRect()]);
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
  const { width, height } = element.getBoundingClientRect();
  // It is visually hidden, and its text is larger than itself.
  if (width <= 1 && height <= 1 && element.childNodes.length > 0) return [];
  return [...element.childNodes].flatMap((child) => {
    if (child instanceof Element)
      return isPainted(child) ? [measure(child), ...listInk(child)] : listInk(child);
    if (!(child instanceof Text) || child.data.trim() === '') return [];
    const range = document.createRange();
    range.selectNodeContents(child);
    return keepVisible([...range.getClientRects()]);
  });
}

/** The text of an element, a line that a pseudo-element draws, or a line at its lower edge. */
export function measurePart(element: Element, part: string): DOMRect | undefined {
  const own = element.getBoundingClientRect();
  if (own.width <= 1) return undefined;
  if (part === 'text') return unite(listInk(element));
  if (part === 'bottom') return new DOMRect(own.left, own.bottom - 2, own.width, 2);
  if (part !== 'before' && part !== 'after')
    throw new Error(`The anatomy has no part ::${part}. There are text, before, after and bottom.`);
  const style = getComputedStyle(element, `::${part}`);
  const frame = getComputedStyle(element);
  return new DOMRect(
    own.left + Number.parseFloat(frame.borderLeftWidth) + Number.parseFloat(style.left),
    own.top + Number.parseFloat(frame.borderTopWidth) + Number.parseFloat(style.top),
    Number.parseFloat(style.width),
    Number.parseFloat(style.height),
  );
}

const graphic = /^(svg|img|picture|canvas|progress|hr)$/i;

function isPainted(element: Element): boolean {
  if (graphic.test(element.tagName) || /^(input|select|textarea)$/i.test(element.tagName)) return true;
  const { backgroundColor, backgroundImage, boxShadow, borderTopWidth, borderBottomWidth, borderLeftWidth } =
    getComputedStyle(element);
  // A computed colour without opacity.
  const isClear = backgroundColor.startsWith('rgba') && backgroundColor.endsWith(', 0)');
  const hasBorder = [borderTopWidth, borderBottomWidth, borderLeftWidth].some((width) => width !== '0px');
  return !isClear || backgroundImage !== 'none' || boxShadow !== 'none' || hasBorder;
}

function measure(element: Element): DOMRect {
  return element.getBoundingClientRect();
}

function keepVisible(rects: readonly DOMRect[]): DOMRect[] {
  return rects.filter(({ width, height }) => width > 1 && height > 0);
}

function unite(rects: readonly DOMRect[]): DOMRect | undefined {
  if (rects.length === 0) return undefined;
  const left = Math.min(...rects.map((rect) => rect.left));
  const top = Math.min(...rects.map((rect) => rect.top));
  const right = Math.max(...rects.map((rect) => rect.right));
  const bottom = Math.max(...rects.map((rect) => rect.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}
