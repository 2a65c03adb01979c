import { isLoopback } from './is-loopback.ts';

/** Whether what is sent to an address can be read on no network: it is encrypted, or stays on the machine. */
export function isEncrypted(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || protocol === 'wss:' || isLoopback(hostname);
}
