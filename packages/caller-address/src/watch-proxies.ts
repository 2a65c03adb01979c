import { BlockList } from 'node:net';
import { createTrustedProxyTest, parseNetwork, removeIpv4MappedPrefix } from './trusted-proxies.ts';

export interface WatchProxiesOptions {
  /** The proxies that `createAddressReader` trusts. */
  proxies: readonly string[];
  warn: (message: string) => void;
  /**
   * Whether each request must come through a proxy that reports the client's address.
   * @default false
   */
  expectsHeader?: boolean;
}

/**
 * The number of requests without the header after which a warning is due. Proxies send health checks of their own,
 * which have no client.
 */
const mayComeWithout = 20;

/**
 * Warns once about each proxy setting that defeats the limits by address: too many addresses are trusted, a proxy is
 * not trusted, or a trusted proxy passes on what visitors wrote into `x-forwarded-for` because it does not write the
 * header itself.
 */
export function watchProxies({ proxies, warn, expectsHeader = false }: WatchProxiesOptions) {
  const wide = proxies.filter(isWide);
  if (wide.length > 0) {
    warn(
      `TRUSTED_PROXIES trusts ${wide.join(' and ')}: everybody there can choose the address they are counted by, so no limit holds. List the addresses of your own proxies alone.`,
    );
  }
  const isTrusted = createTrustedProxyTest(proxies);
  let hasUntrusted = false;
  let withHeader = 0;
  let withoutHeader = 0;

  return (peer: string | undefined, forwardedFor: string | undefined): void => {
    const address = removeIpv4MappedPrefix(peer ?? '');
    if (!isTrusted(address)) {
      if (forwardedFor === undefined || hasUntrusted) return;
      hasUntrusted = true;
      warn(
        `A request came with x-forwarded-for from ${address}, which is not in TRUSTED_PROXIES. If it is your proxy, add it: all its visitors count as one address now. If not, somebody invents the header, which is not believed.`,
      );
      return;
    }
    if (forwardedFor === undefined) withoutHeader += 1;
    else withHeader += 1;
    if (expectsHeader && withoutHeader === mayComeWithout && withHeader < mayComeWithout) {
      warn(
        `${mayComeWithout} requests came from the trusted proxy ${address} without x-forwarded-for. A proxy that does not write this header hands on what visitors write into it, so each can choose an address and no limit holds. Have it append the visitor's address (in nginx: $proxy_add_x_forwarded_for), or correct TRUSTED_PROXIES.`,
      );
    }
  };
}

/** The largest networks of private addresses, and of carriers. */
const privateNetworks = [
  ...['10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16'],
  ...['fc00::/7', 'fe80::/10'],
].map(parseNetwork);

/**
 * No company has a public network as large for its proxies: the largest networks of a CDN are a /13, and a /29 of IPv6.
 */
const smallestPrefix = { ipv4: 12, ipv6: 24 } as const;

function isWide(proxy: string): boolean {
  const { address, prefix, family } = parseNetwork(proxy);
  if (prefix >= smallestPrefix[family]) return false;
  return !privateNetworks.some((network) => {
    if (network.family !== family || prefix < network.prefix) return false;
    const block = new BlockList();
    block.addSubnet(network.address, network.prefix, family);
    return block.check(address, family);
  });
}
