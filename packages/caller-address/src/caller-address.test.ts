import { describe, expect, it } from 'vitest';
import { addressReader, isNetwork } from './caller-address.ts';

const read = addressReader(['127.0.0.1', '10.0.0.0/8', 'fd00::/8']);

describe('where a request comes from', () => {
  it.each([
    ['its peer, when nothing stands between', '203.0.113.7', undefined, '203.0.113.7'],
    ['not what a stranger says of himself', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['what a known proxy says', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['the last that no known proxy is', '10.1.2.3', '192.0.2.66, 198.51.100.1, 10.9.9.9', '198.51.100.1'],
    ['of IPv4 in the clothes of IPv6 the same', '::ffff:127.0.0.1', '::ffff:198.51.100.1', '198.51.100.1'],
    ['of IPv6 the network', 'fd00::1', '2001:db8:0:7:1:2:3:4', '2001:db8:0:7::/64'],
    ['the same network, however it is written', 'fd00::1', '2001:0DB8::7:ffff:0:0:1', '2001:db8:0:7::/64'],
    ['the proxy itself, when it says nothing', '127.0.0.1', undefined, '127.0.0.1'],
    ['nobody in particular, when a proxy talks rubbish', '127.0.0.1', '"><script>', 'unknown'],
    ['nobody in particular, when there is no peer', undefined, undefined, 'unknown'],
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
