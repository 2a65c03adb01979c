import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ScriptedResponse {
  /** @default 200 */
  status?: number;
  headers?: Record<string, string>;
  /** A string is sent as it is, as text/html; anything else as JSON. @default no body */
  body?: unknown;
  /**
   * Cuts the connection: `before` the headers, or in the `middle` of the body. `never` keeps it open without a
   * response.
   */
  cut?: 'before' | 'middle' | 'never';
}

export interface RecordedRequest {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface ScriptedServer {
  url: string;
  /** Every request that arrived, in order. */
  requests: RecordedRequest[];
  close(): Promise<void>;
}

/**
 * Starts a real server that sends the responses of a script, one for each request. The last one repeats for all later
 * requests.
 */
export async function startScriptedServer(
  ...script: [ScriptedResponse, ...ScriptedResponse[]]
): Promise<ScriptedServer> {
  const requests: RecordedRequest[] = [];
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    const body = await readBody(request);
    const answer = script[Math.min(requests.length, script.length - 1)] ?? script[0];
    requests.push({ method, url, headers, body });
    give(response, answer);
  });

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function give(response: ServerResponse, { status = 200, headers = {}, body, cut }: ScriptedResponse): void {
  if (cut === 'never') return;
  if (cut === 'before') {
    response.destroy();
    return;
  }

  const text = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body);
  const type = typeof body === 'string' ? 'text/html' : 'application/json';
  response.writeHead(status, { ...(text && { 'content-type': type }), ...headers });
  if (cut === 'middle') {
    response.write(text.slice(0, text.length / 2), () => response.destroy());
    return;
  }
  response.end(text);
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  return body;
}
