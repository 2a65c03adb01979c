import { BlockList, isIP } from 'node:net';

const reserved = new BlockList();
for (const network of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
]) {
  const [address = '', bits] = network.split('/');
  reserved.addSubnet(address, Number(bits), 'ipv4');
}

const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
/** These include ranges that map to IPv4 addresses, which may be any. */
const notGlobal = new BlockList();
for (const [address, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  notGlobal.addSubnet(address, bits, 'ipv6');
}

/** Whether an address is on the public internet, not in an internal, cloud or reserved network. */
export function isPublicIp(address: string): boolean {
  if (isIP(address) === 4) return !reserved.check(address, 'ipv4');
  return isIP(address) === 6 && global.check(address, 'ipv6') && !notGlobal.check(address, 'ipv6');
}

/** Whether this may be a public web server. Any other port may be a service that acts on whatever it is sent. */
export function isPublicWebServer(address: string, port: number): boolean {
  return (port === 80 || port === 443) && isPublicIp(address);
}
