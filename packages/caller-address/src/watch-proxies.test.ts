import { expect, it } from 'vitest';
import { watchProxies } from './watch-proxies.ts';

function watch(proxies: readonly string[], expectsHeader = true) {
  const warnings: string[] = [];
  return { warnings, see: watchProxies({ proxies, expectsHeader, warn: (text) => warnings.push(text) }) };
}

it.each(['0.0.0.0/0', '::/0', '128.0.0.0/1', '8.0.0.0/8', '2000::/3', '10.0.0.0/7'])(
  'warns at the start that %s trusts strangers',
  (network) => {
    expect(watch(['127.0.0.1', network]).warnings).toEqual([
      expect.stringMatching(new RegExp(`^TRUSTED_PROXIES trusts ${network}: everybody there can choose`)),
    ]);
  },
);

it.each(['127.0.0.1', '::1', '10.0.0.0/8', '172.16.0.0/12', 'fd00::/8', '104.16.0.0/13', '2a06:98c0::/29'])(
  'says nothing about %s',
  (network) => {
    expect(watch([network]).warnings).toEqual([]);
  },
);

it('warns once that the header comes from an address that is not trusted', () => {
  const { see, warnings } = watch(['10.0.0.0/8']);
  see('203.0.113.7', undefined);
  see('10.0.0.2', '203.0.113.7');
  expect(warnings).toEqual([]);
  see('::ffff:192.0.2.9', '203.0.113.7');
  see('192.0.2.10', '203.0.113.7');
  expect(warnings).toEqual([
    expect.stringMatching(/^A request came with x-forwarded-for from 192\.0\.2\.9, .+TRUSTED_PROXIES/),
  ]);
});

it('warns once of a trusted proxy that does not write the header', () => {
  const { see, warnings } = watch(['10.0.0.0/8']);
  for (let request = 0; request < 19; request += 1) see('10.0.0.2', undefined);
  // The proxy passes on a header that a visitor forged.
  see('10.0.0.2', '198.51.100.1');
  expect(warnings).toEqual([]);
  for (let request = 0; request < 100; request += 1) see('10.0.0.2', undefined);
  expect(warnings).toEqual([
    expect.stringMatching(/^20 requests came from the trusted proxy 10\.0\.0\.2 without x-forwarded-for/),
  ]);
});

it('says nothing where a proxy writes the header and checks the server by itself', () => {
  const { see, warnings } = watch(['10.0.0.0/8']);
  for (let request = 0; request < 100; request += 1) {
    see('10.0.0.2', '198.51.100.1');
    if (request % 3 === 0) see('10.0.0.2', undefined);
  }
  expect(warnings).toEqual([]);
});

it('says nothing about requests without the header where some come from no visitor', () => {
  const { see, warnings } = watch(['127.0.0.1'], false);
  for (let request = 0; request < 100; request += 1) see('127.0.0.1', undefined);
  expect(warnings).toEqual([]);
});
