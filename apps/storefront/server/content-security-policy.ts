import { createHash } from 'node:crypto';

const inlineScript = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g;
const sourced = /\ssrc\s*=/i;
const dataOnly = /\stype\s*=\s*"?(?:application\/(?:ld\+)?json)/i;

/**
 * The policy of one finished document. Every executable inline script is named by its hash, never by a nonce:
 * a nonce must not be cached, and header and body are one cache entry here. Styles may be inline,
 * because the scroll lock of overlays and toasts inserts them. Pictures come from here, and from hosts that the shop trusts.
 */
export function contentSecurityPolicy(html: string, pictureHosts: readonly string[] = []): string {
  const hashes = new Set<string>();
  for (const { groups } of html.matchAll(inlineScript)) {
    const { attributes = '', text = '' } = groups ?? {};
    if (sourced.test(attributes) || dataOnly.test(attributes)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return [
    `default-src 'none'`,
    `script-src 'self' ${[...hashes].join(' ')}`.trim(),
    `style-src 'self' 'unsafe-inline'`,
    [`img-src 'self' data:`, ...pictureHosts.map((host) => `https://${host}`)].join(' '),
    `font-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `object-src 'none'`,
  ].join('; ');
}

/** Reported, not enforced: a library that writes markup is found out before it is forbidden to. */
export const trustedTypesReportOnly = `require-trusted-types-for 'script'`;
