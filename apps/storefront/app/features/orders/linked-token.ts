const mark = '#token=';

/** What the address brings along from a link that was sent to an order's buyer. */
export function linkedToken(): string | undefined {
  return location.hash.startsWith(mark) ? location.hash.slice(mark.length) : undefined;
}

/** Takes it out of the address, so that nobody copies it along with the page. */
export function dropLinkedToken(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}
