import { Agent, type IncomingMessage, request } from 'node:http';
import { createSecureServer, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createSelfSignedCertificate } from './certificate.ts';
import { compressCached, createBrotliStream, isTextContentType } from './compression.ts';

/**
 * A proxy in front of a shop, as in production: HTTP/2 over TLS, texts in brotli, immutable files compressed once. It
 * is a separate process, so that its work is not part of any measurement.
 */
const { values } = parseArgs({ options: { to: { type: 'string' }, port: { type: 'string' } } });
const shop = new URL(values.to ?? '');
const agent = new Agent({ keepAlive: true });

const server = createSecureServer(createSelfSignedCertificate('localhost'));
server.on('stream', (stream: ServerHttp2Stream, headers: IncomingHttpHeaders) => {
  pass(stream, headers).catch((error: NodeJS.ErrnoException) => {
    if (stream.headersSent) stream.close();
    else if (!stream.destroyed) stream.respond({ ':status': 502 }, { endStream: true });
    // Ignore visitors who leave during a response.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE')
      console.error(`The TLS proxy could not forward a request: ${error.message}`);
  });
});
server.listen(Number(values.port), '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  console.log(`Front ready on https://localhost:${port}`);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));

async function pass(stream: ServerHttp2Stream, headers: IncomingHttpHeaders) {
  const { ':path': path = '/', ':method': method = 'GET' } = headers;
  const answer = await ask(stream, headers, method, path);
  // The client may have left in the meantime.
  if (stream.destroyed) {
    answer.destroy();
    return;
  }
  const status = answer.statusCode ?? 502;
  const responseHeaders = withoutConnection(answer.headers);
  const shrinks =
    status === 200 &&
    isTextContentType(responseHeaders['content-type']) &&
    /\bbr\b/.test(`${headers['accept-encoding']}`);

  if (method === 'HEAD' || !shrinks) {
    stream.respond({ ...responseHeaders, ':status': status });
    await pipeline(answer, stream);
    return;
  }
  delete responseHeaders['content-length'];
  const compressed = {
    ...responseHeaders,
    ':status': status,
    'content-encoding': 'br',
    vary: 'accept-encoding',
  };
  if (/\bimmutable\b|max-age=\d{6,}/.test(responseHeaders['cache-control'] ?? '')) {
    const bytes = await compressCached(path, answer);
    stream.respond({ ...compressed, 'content-length': bytes.length });
    stream.end(bytes);
  } else {
    stream.respond(compressed);
    await pipeline(answer, createBrotliStream(), stream);
  }
}

function ask(stream: ServerHttp2Stream, headers: IncomingHttpHeaders, method: string, path: string) {
  const host = headers[':authority'] ?? headers.host ?? '';
  const { hostname, port } = shop;
  const passed = {
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':'))),
    host,
    'x-forwarded-host': host,
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '127.0.0.1',
    'accept-encoding': 'identity',
  };
  return new Promise<IncomingMessage>((resolve, reject) => {
    const send = () => {
      const asked = request({ agent, hostname, port, method, path, headers: passed }, resolve);
      asked.once('error', (error: NodeJS.ErrnoException) => {
        // The shop may have closed an idle connection at the moment when it was reused.
        if (method === 'GET' && asked.reusedSocket && error.code === 'ECONNRESET') send();
        else reject(error);
      });
      stream.once('error', (error) => asked.destroy(error));
      if (method === 'GET') asked.end();
      else stream.pipe(asked);
    };
    send();
  });
}

/** Removes the connection headers, which HTTP/2 forbids. */
function withoutConnection({
  connection,
  'keep-alive': alive,
  'transfer-encoding': coding,
  ...responseHeaders
}: IncomingMessage['headers']) {
  return responseHeaders;
}
