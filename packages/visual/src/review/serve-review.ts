import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { detectFormat } from '../approved/screenshot-file.ts';
import { CliError } from '../cli-error.ts';
import {
  getForbiddenReason,
  getSetCookieHeader,
  hasKey,
  isValidToken,
  type ReviewServerCredentials,
} from './authorize-request.ts';
import { readJsonBody, reviewActionHandlers } from './review-action-handlers.ts';
import type { ReviewPageFiles } from './review-page-files.ts';
import type { ReviewSession } from './review-session.ts';

const forever = 'private, max-age=31536000, immutable';

const headers = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; font-src 'self' data:; " +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

export interface ReviewServer {
  /** The URL, with the key that authorises the browser. */
  address: string;
  close(): Promise<void>;
}

/** Serves the page and the review to this machine only. */
export async function serveReview(
  reviewing: ReviewSession,
  page: ReviewPageFiles,
  port: number,
): Promise<ReviewServer> {
  const credentials: ReviewServerCredentials = { port, key: randomBytes(24).toString('base64url') };
  const listeners = new Set<ServerResponse>();
  const tell = (event: string, data: object) => {
    for (const listener of listeners) listener.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  // Serialise the calls, so that an export never runs during a decision.
  let last: Promise<unknown> = Promise.resolve();
  const runInOrder = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  };

  const get = async (request: IncomingMessage, response: ServerResponse, url: URL) => {
    const path = url.pathname.slice(1);
    if (path === '' && url.searchParams.has('key')) {
      const cookie = isValidToken(url.searchParams.get('key'), credentials.key)
        ? { 'set-cookie': getSetCookieHeader(credentials) }
        : {};
      response.writeHead(303, { ...headers, ...cookie, location: '/' }).end();
    } else if (path === 'events') {
      response.writeHead(200, { ...headers, 'content-type': 'text/event-stream' });
      response.write(': listening\n\n');
      listeners.add(response);
      request.once('close', () => listeners.delete(response));
    } else if (path === 'review.json') {
      if (await runInOrder(() => reviewing.refresh())) tell('review', {});
      sendJson(response, 200, reviewing.review);
    } else if (path.startsWith('pictures/')) {
      const screenshot = await reviewing.files.read(path);
      if (!screenshot) return sendJson(response, 404, { said: 'There is no such picture any more.' });
      response
        .writeHead(200, {
          ...headers,
          'content-type': `image/${detectFormat(screenshot)}`,
          'cache-control': forever,
        })
        .end(screenshot);
    } else {
      const file = await page.read(path);
      if (!file) return sendJson(response, 404, { said: 'There is no such page.' });
      response.writeHead(200, { ...headers, 'content-type': file.type }).end(file.body);
    }
  };

  const post = async (request: IncomingMessage, response: ServerResponse, url: URL) => {
    const name = url.pathname.slice(1);
    const call = Object.hasOwn(reviewActionHandlers, name) ? reviewActionHandlers[name] : undefined;
    if (!call) return sendJson(response, 404, { said: 'There is no such call.' });
    const body = await readJsonBody(request);
    const { rebuilt = false, ...result } = await runInOrder(() =>
      call(reviewing, body, (progress) => tell('export-progress', progress)),
    );
    const { decisions, seen } = reviewing.review;
    const now = { decisions, seen: Object.keys(seen ?? {}) };
    sendJson(response, 200, { ...result, ...now });
    tell('decisions', now);
    if (rebuilt) tell('review', {});
  };

  const server = createServer(async (request, response) => {
    try {
      const why = getForbiddenReason(request, credentials);
      const url = new URL(request.url ?? '/', 'http://127.0.0.1');
      if (why) sendJson(response, 403, { said: why });
      else if (!hasKey(request, url, credentials)) sendKeyRequired(request, response);
      else if (request.method === 'GET') await get(request, response, url);
      else if (request.method === 'POST') await post(request, response, url);
      else sendJson(response, 405, { said: 'This server is asked by GET and told by POST.' });
    } catch (error) {
      if (error instanceof CliError) sendJson(response, 409, { said: error.message });
      else if (error instanceof SyntaxError) sendJson(response, 400, { said: 'That is no JSON.' });
      else {
        console.error(error);
        sendJson(response, 500, { said: 'The server failed; its terminal says how.' });
      }
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  credentials.port = (server.address() as AddressInfo).port;
  return {
    address: `http://127.0.0.1:${credentials.port}/?key=${credentials.key}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Refuses a request without the key: a call of the review page with JSON, any other request with a page. */
function sendKeyRequired({ method }: IncomingMessage, response: ServerResponse): void {
  if (method === 'POST') {
    sendJson(response, 403, { said: 'Open the address that review printed, in this browser.' });
  } else {
    response.writeHead(403, { ...headers, 'content-type': 'text/html; charset=utf-8' }).end(keyRequiredPage);
  }
}

const keyRequiredPage = `<!doctype html>
<html lang="en">
<title>The review needs its key</title>
<h1>The review needs its key</h1>
<p>Open the address that <code>review</code> printed in the terminal. It ends with the key.</p>
</html>
`;

function sendJson(response: ServerResponse, status: number, result: object): void {
  response.writeHead(status, { ...headers, 'content-type': 'application/json' }).end(JSON.stringify(result));
}
