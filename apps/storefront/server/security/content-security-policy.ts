import { createHash } from 'node:crypto';
import { policyReportsPath } from './policy-reports.ts';
import type { ThirdPartySources } from './third-parties.ts';

const scriptElement = /<script(?<attributes>(?=[\s/>])[^>]*)>(?<text>[\s\S]*?)<\/script[\s/>]/gi;
/**
 * Violations are reported to the shop itself. `report-to`, its successor, would silence it, and waits for a minute and for
 * an endpoint of https in the browsers that know it.
 */
const reporting = `report-uri ${policyReportsPath}`;

const data = /^(?: id="[\w-]+")? type="application\/(?:ld\+)?json"$/;

/** A document holds a script that is not the build's own, such as one that got into it by a piece's description. */
export class UnknownScriptError extends Error {
  override name = 'UnknownScriptError';
}

/** Returns the policy of one finished document, or throws an `UnknownScriptError`. */
export type DocumentPolicy = (html: string) => string;

export interface DocumentPolicyOptions {
  /** The text of each inline script that the build knows. */
  inlineScripts: readonly string[];
  /** Hosts whose pictures may be shown, beside the shop's own. */
  pictureHosts?: readonly string[];
  /** Of other companies, what is configured. Never a source of scripts: those run in frames alone. */
  thirdParties?: ThirdPartySources;
}

/**
 * Names each inline script of a document by its hash if the build knows it, and refuses the document if it holds any
 * other: a script that is hashed because it stands in the page would be let through by its own presence. The data that
 * a page starts with is JSON, which no browser runs, so no script differs from page to page. Modules are not elements of
 * the document either: the first script loads them.
 *
 * Hashes and not a nonce: a nonce must not be cached, and header and body are one cache entry here. Styles may be inline
 * because the scroll lock of overlays and toasts inserts them.
 */
export function documentPolicy(options: DocumentPolicyOptions): DocumentPolicy {
  const { inlineScripts, pictureHosts = [], thirdParties = { frames: [], connections: [] } } = options;
  const known = new Map(inlineScripts.map((text) => [text, getScriptHash(text)]));
  const { frames, connections } = thirdParties;

  return (html) => {
    const hashes = new Set<string>();
    for (const { groups } of html.matchAll(scriptElement)) {
      const { attributes = '', text = '' } = groups ?? {};
      const hash = attributes === '' ? known.get(text) : undefined;
      if (hash !== undefined) hashes.add(hash);
      else if (!data.test(attributes)) {
        throw new UnknownScriptError(
          `It holds a script that the build does not know: <script${attributes.slice(0, 80)}>, ${text.length} characters, ${getScriptHash(text)}.`,
        );
      }
    }
    return [
      `default-src 'none'`,
      [`script-src 'self'`, ...hashes].join(' '),
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
      reporting,
    ].join('; ');
  };
}

/** Names one inline script in a policy. */
export function getScriptHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Reported, not enforced: a library that writes markup is found out before it is forbidden to. */
export const trustedTypesReportOnly = `require-trusted-types-for 'script'; ${reporting}`;
