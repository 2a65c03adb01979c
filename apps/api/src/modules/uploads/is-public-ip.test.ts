import { expect, it } from 'vitest';
import { isPublicIp, isPublicWebServer } from './is-public-ip.ts';

it.each(['8.8.8.8', '103.4.145.245', '172.32.0.1', '2606:4700::1111', '2400:cb00::1'])(
  'FILE-2 accepts %s as public',
  (address) => {
    expect(isPublicIp(address)).toBe(true);
  },
);

it.each([
  ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '0.0.0.0'],
  ...['100.64.0.1', '224.0.0.1', '255.255.255.255', '::1', '::', 'fe80::1', 'fd00:ec2::254', 'fc00::1'],
  ...['::ffff:10.0.0.1', '::ffff:8.8.8.8', '64:ff9b::a00:1', '2002:a00:1::', '2001:0:a00:1::', 'ff02::1'],
  ...['fe80::1%eth0', 'localhost', '', '1', '0x7f.1'],
])('FILE-2 rejects %s as not public', (address) => {
  expect(isPublicIp(address)).toBe(false);
});

it.each([
  ['8.8.8.8', 80, true],
  ['2606:4700::1111', 443, true],
  ['8.8.8.8', 22, false],
  ['8.8.8.8', 8080, false],
  ['127.0.0.1', 443, false],
])('ASVS-13.2.4 allows fetching from %s at port %i: %s', (address, port, may) => {
  expect(isPublicWebServer(address, port)).toBe(may);
});
