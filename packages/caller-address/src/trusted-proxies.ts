import { BlockList, isIP } from 'node:net';

/** Returns a function that tests whether an address is that of a trusted proxy. */
export function createTrustedProxyTest(proxies: readonly string[]): (address: string) => boolean {
  const trusted = new BlockList();
  for (const proxy of proxies) {
    const { address, prefix, family } = parseNetwork(proxy);
    trusted.addSubnet(address, prefix, family);
  }
  return (address) => isIP(address) !== 0 && trusted.check(address, familyOf(address));
}

/** Parses an address or a network, such as `10.0.0.0/8`. */
export function parseNetwork(text: string) {
  const [address = '', prefix] = text.split('/');
  const family = familyOf(address);
  return { address, family, prefix: prefix === undefined ? bitsOf[family] : Number(prefix) };
}

/** Returns the address without the prefix that an IPv6 socket puts before an IPv4 address. */
export function removeIpv4MappedPrefix(address: string): string {
  return address.trim().replace(/^::ffff:(?=\d+\.)/i, '');
}

const bitsOf = { ipv4: 32, ipv6: 128 } as const;

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
