import { describe, expect, it } from 'vitest';
import { createAddressReader, isNetwork } from './caller-address.ts';

const read = createAddressReader(['127.0.0.1', '10.0.0.0/8', 'fd00::/8']);

describe('where a request comes from', () => {
  it.each([
    ['the peer, if there is no proxy', '203.0.113.7', undefined, '203.0.113.7'],
    ['the peer, if it is not a known proxy', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['the address that a known proxy forwards', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['the last address that is no proxy', '10.1.2.3', '192.0.2.66, 198.51.100.1, 10.9.9.9', '198.51.100.1'],
    ['the IPv4 of an IPv4-mapped address', '::ffff:127.0.0.1', '::ffff:198.51.100.1', '198.51.100.1'],
    ['the /64 network of an IPv6 address', 'fd00::1', '2001:db8:0:7:1:2:3:4', '2001:db8:0:7::/64'],
    ['the same network in another notation', 'fd00::1', '2001:0DB8::7:ffff:0:0:1', '2001:db8:0:7::/64'],
    ['the proxy, if it forwards no address', '127.0.0.1', undefined, '127.0.0.1'],
    ['unknown, if a proxy forwards no valid address', '127.0.0.1', '"><script>', 'unknown'],
    ['unknown, if there is no peer', undefined, undefined, 'unknown'],
  ])('is %s', (_, peer, forwardedFor, address) => {
    expect(read(peer, forwardedFor)).toBe(address);
  });
});

it.each([
  ['127.0.0.1', true],
  ['10.0.0.0/8', true],
  ['::1', true],
  ['fd00::/128', true],
  ['10.0.0.0/33', false],
  ['fd00::/129', false],
  ['10.0.0.0/', false],
  ['10.0.0.0/8/8', false],
  ['localhost', false],
  ['', false],
])('%j names a network: %s', (text, is) => {
  expect(isNetwork(text)).toBe(is);
});
