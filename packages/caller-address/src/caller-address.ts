import { isIP } from 'node:net';
import { createTrustedProxyTest, removeIpv4MappedPrefix } from './trusted-proxies.ts';

/** Returns the address of the client that sent a request. Only what trusted proxies report is taken into account. */
export type ReadAddress = (peer: string | undefined, forwardedFor: string | undefined) => string;

/**
 * Returns a function that reads the client's address from the connection and the header `x-forwarded-for`.
 * @param proxies addresses and networks of the proxies before this server, such as `10.0.0.0/8`
 */
export function createAddressReader(proxies: readonly string[]): ReadAddress {
  const isTrusted = createTrustedProxyTest(proxies);

  return (peer, forwardedFor) => {
    // Read from the right: each proxy appends the address that it received the request from, and anyone can forge the
    // addresses further left.
    const path = [...(forwardedFor?.split(',') ?? []), peer ?? ''].map(removeIpv4MappedPrefix).reverse();
    const stranger = path.find((address) => !isTrusted(address));
    return networkOf(stranger ?? path.at(-1) ?? '');
  };
}

/** Returns whether the text is an IP address or a network. */
export function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  const fits = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
  return bits > 0 && fits && more.length === 0;
}

/**
 * Returns the network that an address is counted by: a household has a whole /64 of IPv6 and could use a new address
 * for each request.
 */
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
