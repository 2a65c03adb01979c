import type { Handler } from 'hono';
import type { Environment } from '../../env.ts';
import { getScriptHashSource } from './content-security-policy.ts';
import { fillUrlTemplate } from './third-parties.ts';

export const analyticsFramePath = '/third-parties/analytics';

export interface AnalyticsTag {
  id: string;
  /** The address of the tag's script. */
  script: string;
  /** The hosts it may send data to, besides the script's own. */
  hosts: readonly string[];
  siteUrl: string;
}

export function toAnalyticsTag(environment: Environment): AnalyticsTag | undefined {
  const { ANALYTICS_ID: id, ANALYTICS_URL, ANALYTICS_HOSTS: hosts, SITE_URL } = environment;
  const script = fillUrlTemplate(ANALYTICS_URL, id);
  return id && script ? { id, script, hosts, siteUrl: SITE_URL.replace(/\/$/, '') } : undefined;
}

/**
 * Serves the document in which the analytics tag runs. It is sandboxed with an opaque origin, so that the script can
 * access neither the page around it nor the shop's storage. It receives only the paths that the page sends.
 */
export function createAnalyticsFrameHandler({ id, script, hosts, siteUrl }: AnalyticsTag): Handler {
  const listener = listenerText(id, siteUrl);
  const origins = [new URL(script).origin, ...hosts.map((host) => `https://${host}`)].join(' ');
  const policy = [
    `default-src 'none'`,
    `script-src ${getScriptHashSource(listener)} ${new URL(script).origin}`,
    `connect-src ${origins}`,
    `img-src ${origins}`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'self'`,
    'sandbox allow-scripts',
  ].join('; ');
  const html =
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Visitor statistics</title>' +
    `<script>${listener}</script><script async src="${script.replaceAll('&', '&amp;')}"></script></head></html>`;

  return (c) =>
    c.html(html, 200, {
      'content-security-policy': policy,
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': 'public, max-age=300',
    });
}

/**
 * Returns the inline script in the protocol of the most common tags: commands in `dataLayer`, queued until the tag's
 * script has loaded.
 */
function listenerText(id: string, siteUrl: string): string {
  const quoted = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c');
  return [
    'window.dataLayer=[];function gtag(){dataLayer.push(arguments)}',
    `gtag("js",new Date);gtag("config",${quoted(id)},{send_page_view:false,client_storage:"none"});`,
    'addEventListener("message",function(e){if(e.source===parent)',
    `gtag("event","page_view",{page_path:e.data,page_location:${quoted(siteUrl)}+e.data})})`,
  ].join('');
}
