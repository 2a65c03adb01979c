import { isLoopback } from '@piri/caller-address/is-loopback';

/**
 * Returns whether a connection is safe from eavesdropping and impersonation: it stays on this machine, or TLS verifies
 * the server. Reads the URL as the driver does: a `host` parameter overrides the host, and the last of several
 * parameters counts. The driver's other modes either check nothing or will check less in its next version.
 */
export function isDatabaseConnectionSecure(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl);
  const host = searchParams.getAll('host').at(-1) || decodeURIComponent(hostname);
  if (host.startsWith('/') || isLoopback(host)) return true;
  return searchParams.getAll('sslmode').at(-1) === 'verify-full' && !searchParams.has('uselibpqcompat');
}
