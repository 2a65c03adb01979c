import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createDocumentCspBuilder, UnknownScriptError } from './content-security-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policyOf = createDocumentCspBuilder({ inlineScripts: ['a()', 'b()'] });
const scriptSources = (html: string) => /script-src ([^;]+)/.exec(policyOf(html))?.[1];

test('names each known inline script of the document once', () => {
  expect(scriptSources('<script>a()</script><p></p><script>b()</script><script>a()</script>')).toBe(
    `'self' ${hash('a()')} ${hash('b()')}`,
  );
  expect(scriptSources('<script>b()</script>')).toBe(`'self' ${hash('b()')}`);
});

test('ignores data blocks, which browsers do not run', () => {
  expect(
    scriptSources(
      '<script type="application/ld+json">{}</script><script id="boot" type="application/json">{}</script>',
    ),
  ).toBe(`'self'`);
});

test.each([
  '<script>alert(1)</script>',
  '<SCRIPT>alert(1)</SCRIPT >',
  '<script\n>alert(1)</script>',
  '<script/>alert(1)</script>',
  '<script>a() </script>',
  '<script>A()</script>',
  '<script type="module">a()</script>',
  '<script type="speculationrules">{"prerender":[]}</script>',
  '<script type="text/javascript" type="application/json">alert(1)</script>',
  '<script data-type=" type="application/json"">alert(1)</script>',
  '<script src="https://elsewhere.example/a.js"></script>',
  '<script src="/api/pictures/a.js"></script>',
  '<svg><script>alert(1)</script></svg>',
  '<script>a()</script><script>alert(1)</script>',
])('rejects a document with an unknown script: %s', (html) => {
  expect(() => policyOf(`<p></p>${html}<p></p>`)).toThrow(UnknownScriptError);
});

test('names an unknown script by its hash, without its content', () => {
  const refuse = () => policyOf('<script>steal("0171")</script>');
  expect(refuse).toThrow(hash('steal("0171")'));
  expect(refuse).not.toThrow('0171');
});

test('does not allow scripts in attributes', () => {
  expect(scriptSources('<button onclick="alert(1)"></button><a href="javascript:alert(1)"></a>')).toBe(
    `'self'`,
  );
});

test('allows no sources, frames or scripts that are not named', () => {
  const policy = policyOf('');
  for (const directive of ['frame-src', 'media-src', 'object-src', 'frame-ancestors', 'base-uri']) {
    expect(policy).toContain(`${directive} 'none';`);
  }
  expect(policy).not.toMatch(/unsafe-eval|unsafe-hashes|script-src[^;]*unsafe-inline|nonce/);
});

test('only the prefetch of data, which has no directive, falls back to the default', () => {
  const policy = policyOf('');
  expect(policy).toContain("default-src 'self';");
  const named = ['connect', 'font', 'frame', 'img', 'manifest', 'media', 'object', 'script', 'style'];
  for (const kind of named) expect(policy).toContain(`; ${kind}-src '`);
});

test('SHOP-1 allows images from the site and from trusted hosts', () => {
  expect(policyOf('')).toMatch(/img-src 'self' data:(;|$)/);
  const trusting = createDocumentCspBuilder({ inlineScripts: [], imageHosts: ['cdn.example'] });
  expect(trusting('')).toContain("img-src 'self' data: https://cdn.example;");
});
