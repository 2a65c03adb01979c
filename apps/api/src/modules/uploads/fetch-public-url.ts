import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { UploadError } from './upload-error.ts';

/** Whether the address and port may be connected to. */
export type IsAllowedIp = (address: string, port: number) => boolean;

const usualPorts: Partial<Record<string, number>> = { 'http:': 80, 'https:': 443 };
const maxRedirects = 3;
const patienceMs = 10_000;

/**
 * Requests a URL on the public internet, never one of an internal network. A host name can resolve to several
 * addresses, and to others later: all of them are checked, and the connection uses one that was.
 */
export async function fetchPublicUrl(
  address: string,
  { mayReach, signal }: { mayReach: IsAllowedIp; signal: AbortSignal },
): Promise<IncomingMessage> {
  let url = parseRemoteUrl(address);
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const response = await sendRequest(url, { host: await resolveAllowedIp(url, mayReach), signal });
    const { statusCode: status = 0, headers } = response;
    if (status >= 200 && status < 300) return response;
    response.destroy();
    if (status < 300 || status >= 400 || headers.location === undefined) throw createStatusError(status);
    url = parseRemoteUrl(URL.parse(headers.location, url)?.href ?? '');
  }
  throw new UploadError(
    'URLRedirectsLimitExceededError',
    `The address redirects more than ${maxRedirects} times.`,
  );
}

/** Parses a URL that may be fetched: HTTP or HTTPS, without credentials. */
export function parseRemoteUrl(text: string): URL {
  const url = URL.parse(text);
  if (url === null) throw new UploadError('URLParsingFailedError', 'This isn’t a web address.');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new UploadError('URLSchemeInvalidError', 'The address must start with http:// or https://.');
  }
  if (url.username !== '' || url.password !== '') {
    throw new UploadError('URLParsingFailedError', 'The address must not contain a user name or password.');
  }
  return url;
}

/** Returns the IP address to connect to. Throws if any address of the host is not allowed. */
export async function resolveAllowedIp(
  { hostname, protocol, port }: URL,
  mayReach: IsAllowedIp,
): Promise<string> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host) === 0 ? await resolve(host) : [host];
  const usedPort = port === '' ? usualPorts[protocol] : Number(port);
  // If one of several addresses is not allowed, the others are not trusted either.
  const [first] = found;
  if (
    first === undefined ||
    usedPort === undefined ||
    !found.every((address) => mayReach(address, usedPort))
  ) {
    throw new UploadError(
      'URLHostPrivateIPForbiddenError',
      'This address isn’t on the public internet, or its port isn’t a web port.',
    );
  }
  return first;
}

async function resolve(host: string): Promise<string[]> {
  try {
    return (await lookup(host, { all: true })).map(({ address }) => address);
  } catch {
    // Any resolver error is reported as an unknown host, which its owner has to fix.
    throw new UploadError('HostnameNotFoundError', 'The server at this address can’t be found.');
  }
}

function sendRequest(
  url: URL,
  { host, signal }: { host: string; signal: AbortSignal },
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    request(url, {
      lookup: lookupAs(host),
      signal,
      timeout: patienceMs,
      agent: false,
      headers: { accept: 'image/*, application/pdf', 'accept-encoding': 'identity', 'user-agent': 'piri' },
    })
      .on('response', resolve)
      .on('timeout', function (this: { destroy(error: Error): void }) {
        this.destroy(new Error('The server doesn’t respond.'));
      })
      .on('error', () => {
        reject(
          new UploadError('DownloadFileHTTPNetworkError', 'The server at this address doesn’t respond.'),
        );
      })
      .end();
  });
}

/** Returns a lookup function with a fixed result, so that the name is resolved only once, when it is checked. */
function lookupAs(address: string): LookupFunction {
  const family = isIP(address);
  return (_, options, callback) => {
    if (options.all) callback(null, [{ address, family }]);
    else callback(null, address, family);
  };
}

function createStatusError(status: number): UploadError {
  return new UploadError(
    status >= 500 ? 'DownloadFileHTTPServerError' : 'DownloadFileHTTPClientError',
    `The address returns ${status}.`,
  );
}
