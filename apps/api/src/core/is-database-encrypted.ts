import { isLoopback } from '@piri/caller-address/is-loopback';

/**
 * Whether nobody can listen to this connection or stand in for the server: it stays on the machine, or TLS proves who
 * the server is. Reads the address as the driver does: a parameter wins over the host, and the last of several counts.
 * The driver's other modes either check nothing or will check less in its next version.
 */
export function isDatabaseEncrypted(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl);
  const host = searchParams.getAll('host').at(-1) || decodeURIComponent(hostname);
  if (host.startsWith('/') || isLoopback(host)) return true;
  return searchParams.getAll('sslmode').at(-1) === 'verify-full' && !searchParams.has('uselibpqcompat');
}
