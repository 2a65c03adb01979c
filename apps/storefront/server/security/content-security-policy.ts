import { createHash } from 'node:crypto';
import { cspReportsPath } from './create-csp-reports-app.ts';
import type { ThirdPartySources } from './third-parties.ts';

const scriptElement = /<script(?<attributes>(?=[\s/>])[^>]*)>(?<text>[\s\S]*?)<\/script[\s/>]/gi;
/**
 * Violations are reported to the shop itself. Its successor `report-to` would disable it, batches reports for a minute
 * and requires an https endpoint in the browsers that support it.
 */
const reporting = `report-uri ${cspReportsPath}`;

const data = /^(?: id="[\w-]+")? type="application\/(?:ld\+)?json"$/;

/** Thrown if a document contains a script that the build does not, such as one injected by an item's description. */
export class UnknownScriptError extends Error {
  override name = 'UnknownScriptError';
}

/** Returns the policy of a finished document, or throws an `UnknownScriptError`. */
export type DocumentCspBuilder = (html: string) => string;

export interface CreateDocumentCspBuilderOptions {
  /** The texts of the inline scripts in the build. */
  inlineScripts: readonly string[];
  /** Image hosts besides the shop's own. */
  imageHosts?: readonly string[];
  /** The sources of configured third-party services. Never sources of scripts: those run in frames only. */
  thirdParties?: ThirdPartySources;
}

/**
 * Returns a function that builds the policy of a document. It allows each inline script by its hash if the build
 * contains it, and throws otherwise: hashing whatever the page contains would allow injected scripts. The page's data
 * is JSON, which browsers do not execute, so the scripts are the same on all pages. Modules are not elements of the
 * document; the inline script loads them.
 *
 * It uses hashes instead of a nonce: a nonce must not be cached, and headers and body are one cache entry here. Inline
 * styles are allowed because the scroll lock of overlays and the toasts insert them.
 */
export function createDocumentCspBuilder(options: CreateDocumentCspBuilderOptions): DocumentCspBuilder {
  const { inlineScripts, imageHosts = [], thirdParties = { frames: [], connections: [] } } = options;
  const known = new Map(inlineScripts.map((text) => [text, getScriptHashSource(text)]));
  const { frames, connections } = thirdParties;

  return (html) => {
    const hashes = new Set<string>();
    for (const { groups } of html.matchAll(scriptElement)) {
      const { attributes = '', text = '' } = groups ?? {};
      const hash = attributes === '' ? known.get(text) : undefined;
      if (hash !== undefined) hashes.add(hash);
      else if (!data.test(attributes)) {
        throw new UnknownScriptError(
          `The page contains a script that is not part of the build: <script${attributes.slice(0, 80)}>, ${text.length} characters, ${getScriptHashSource(text)}.`,
        );
      }
    }
    return [
      // Firefox applies the default to the prefetch of a page's data, for which there is no directive. Everything else
      // that falls back to the default is named below.
      `default-src 'self'`,
      [`script-src 'self'`, ...hashes].join(' '),
      `style-src 'self' 'unsafe-inline'`,
      [`img-src 'self' data:`, ...imageHosts.map((host) => `https://${host}`)].join(' '),
      `font-src 'self'`,
      [`connect-src 'self'`, ...connections].join(' '),
      `frame-src ${frames.join(' ') || "'none'"}`,
      `manifest-src 'self'`,
      `media-src 'none'`,
      `base-uri 'none'`,
      `form-action 'self'`,
      `frame-ancestors 'none'`,
      `object-src 'none'`,
      reporting,
    ].join('; ');
  };
}

/** Returns the hash of an inline script as a source for a policy. */
export function getScriptHashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Only reported, so that a library that writes markup is found before it is enforced. */
export const trustedTypesReportOnly = `require-trusted-types-for 'script'; ${reporting}`;
