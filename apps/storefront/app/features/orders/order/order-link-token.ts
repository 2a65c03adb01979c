const mark = '#token=';

/** Returns the token of a mailed order link, while it is in the address. */
export function readLinkToken(): string | undefined {
  return location.hash.startsWith(mark) ? location.hash.slice(mark.length) : undefined;
}

/** Removes the token from the address, so that it is not copied along with it. */
export function removeLinkToken(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}
