/** Leaves for the page on which one pays. Answers whether there is one to go to. */
export function redirectToGateway(redirectUrl: string | undefined): boolean {
  if (redirectUrl === undefined) return false;
  const { protocol } = new URL(redirectUrl, location.href);
  // An address that runs a script is no gateway's.
  if (protocol !== 'https:' && protocol !== 'http:') return false;
  location.assign(redirectUrl);
  return true;
}
