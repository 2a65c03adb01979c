import { isLoopback } from './is-loopback.ts';

/** Returns whether data sent to a URL cannot be read on a network: it is encrypted, or it stays on the machine. */
export function isEncrypted(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || protocol === 'wss:' || isLoopback(hostname);
}
