import { BlockList, isIP } from 'node:net';

/** Returns whether an address is that of a trusted proxy. */
export function trustedProxies(proxies: readonly string[]): (address: string) => boolean {
  const trusted = new BlockList();
  for (const proxy of proxies) {
    const { address, prefix, family } = parseNetwork(proxy);
    trusted.addSubnet(address, prefix, family);
  }
  return (address) => isIP(address) !== 0 && trusted.check(address, familyOf(address));
}

/** An address or a network, such as `10.0.0.0/8`. */
export function parseNetwork(text: string) {
  const [address = '', prefix] = text.split('/');
  const family = familyOf(address);
  return { address, family, prefix: prefix === undefined ? bitsOf[family] : Number(prefix) };
}

/** Without the prefix under which a socket of IPv6 shows an address of IPv4. */
export function plainAddress(address: string): string {
  return address.trim().replace(/^::ffff:(?=\d+\.)/i, '');
}

const bitsOf = { ipv4: 32, ipv6: 128 } as const;

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
