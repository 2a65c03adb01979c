import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const scriptSources = (html: string) => /script-src ([^;]+)/.exec(contentSecurityPolicy(html))?.[1];

test('names every inline script that runs, once', () => {
  expect(scriptSources('<script>a()</script><p></p><script>b()</script><script>a()</script>')).toBe(
    `'self' ${hash('a()')} ${hash('b()')}`,
  );
});

test('leaves out data, and scripts that come from an address', () => {
  expect(
    scriptSources(
      '<script type="application/ld+json">{}</script><script id="boot" type="application/json">{}</script><script async src="/a.js"></script>',
    ),
  ).toBe(`'self'`);
});

test('a module and speculation rules run, so they are named', () => {
  expect(scriptSources('<script type="module">m()</script>')).toContain(hash('m()'));
  expect(scriptSources('<script type="speculationrules">{}</script>')).toContain(hash('{}'));
});

test('nothing may run, frame or be sent elsewhere that is not named', () => {
  const policy = contentSecurityPolicy('');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|nonce/);
});

test('SHOP-1 pictures come from here and from the hosts that the shop trusts', () => {
  expect(contentSecurityPolicy('')).toMatch(/img-src 'self' data:(;|$)/);
  expect(contentSecurityPolicy('', ['cdn.example'])).toContain("img-src 'self' data: https://cdn.example;");
});
