import { createHash } from 'node:crypto';
import type { ThirdPartySources } from './third-parties.ts';

const inlineScript = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g;
const sourced = /\ssrc\s*=/i;
const dataOnly = /\stype\s*=\s*"?(?:application\/(?:ld\+)?json)/i;

/**
 * The policy of one finished document. Every executable inline script is named by its hash, never by a nonce:
 * a nonce must not be cached, and header and body are one cache entry here. Styles may be inline,
 * because the scroll lock of overlays and toasts inserts them. Pictures come from here, and from hosts that the shop trusts.
 * Of other companies it names what is configured, and never as a source of scripts: those run in frames alone.
 */
export function contentSecurityPolicy(
  html: string,
  pictureHosts: readonly string[] = [],
  { frames, connections }: ThirdPartySources = { frames: [], connections: [] },
): string {
  const hashes = new Set<string>();
  for (const { groups } of html.matchAll(inlineScript)) {
    const { attributes = '', text = '' } = groups ?? {};
    if (sourced.test(attributes) || dataOnly.test(attributes)) continue;
    hashes.add(hashSource(text));
  }
  return [
    `default-src 'none'`,
    `script-src 'self' ${[...hashes].join(' ')}`.trim(),
    `style-src 'self' 'unsafe-inline'`,
    [`img-src 'self' data:`, ...pictureHosts.map((host) => `https://${host}`)].join(' '),
    `font-src 'self'`,
    [`connect-src 'self'`, ...connections].join(' '),
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `object-src 'none'`,
  ].join('; ');
}

/** Names one inline script in a policy. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Reported, not enforced: a library that writes markup is found out before it is forbidden to. */
export const trustedTypesReportOnly = `require-trusted-types-for 'script'`;
