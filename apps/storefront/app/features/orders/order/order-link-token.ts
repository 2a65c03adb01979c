const mark = '#token=';

/** Returns the token of a link that was sent to an order's buyer, as long as it stands in the address. */
export function readLinkToken(): string | undefined {
  return location.hash.startsWith(mark) ? location.hash.slice(mark.length) : undefined;
}

/** Removes it from the address, so that it is not copied along with the page. */
export function removeLinkToken(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}
