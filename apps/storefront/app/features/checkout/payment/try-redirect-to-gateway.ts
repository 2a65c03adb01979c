/** Redirects to the payment page. Returns true if there is one. */
export function tryRedirectToGateway(redirectUrl: string | undefined): boolean {
  if (redirectUrl === undefined) return false;
  const { protocol } = new URL(redirectUrl, location.href);
  // Reject addresses such as `javascript:`.
  if (protocol !== 'https:' && protocol !== 'http:') return false;
  location.assign(redirectUrl);
  return true;
}
