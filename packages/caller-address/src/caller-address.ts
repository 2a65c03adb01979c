import { isIP } from 'node:net';
import { plainAddress, trustedProxies } from './trusted-proxies.ts';

/** Tells where a request comes from. Only proxies that are known are believed what they say about it. */
export type ReadAddress = (peer: string | undefined, forwardedFor: string | undefined) => string;

/**
 * @param proxies addresses and networks of the proxies before this server, such as `10.0.0.0/8`
 */
export function addressReader(proxies: readonly string[]): ReadAddress {
  const isTrusted = trustedProxies(proxies);

  return (peer, forwardedFor) => {
    // From this end on: each proxy adds whom it heard from, and what stands further left anybody may have written.
    const path = [...(forwardedFor?.split(',') ?? []), peer ?? ''].map(plainAddress).reverse();
    const stranger = path.find((address) => !isTrusted(address));
    return networkOf(stranger ?? path.at(-1) ?? '');
  };
}

/** Whether this names an address or a network. */
export function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  const fits = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
  return bits > 0 && fits && more.length === 0;
}

/** One household has a whole /64 of IPv6, and could count itself anew with each request. */
function networkOf(address: string): string {
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : 'unknown';
  const [head = '', tail = ''] = (address.split('%', 1)[0] ?? '').split('::');
  const first = head === '' ? [] : head.split(':');
  const missing = address.includes('::') ? Math.max(0, 8 - first.length - tail.split(':').length) : 0;
  const groups = [...first, ...Array<string>(missing).fill('0'), ...tail.split(':')];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':')}::/64`;
}
