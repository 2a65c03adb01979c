/** Returns whether the element has the focus. Unlike `:focus`, also while another window is in front. */
export function isFocused(element: Element | null): boolean {
  return element !== null && (element.getRootNode() as Document | ShadowRoot).activeElement === element;
}
