import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Decision, ReviewData } from '../../src/review/review-data.ts';
import { applyUndoStep, type DecisionRequest } from '../session/decisions.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.png': 'image/png',
};

export interface FakeReviewServer {
  origin: string;
  /** All calls of the page, in order. */
  calls: { path: string; body: unknown }[];
  decisions(): Readonly<Record<string, Decision>>;
  /** Sends an event to the open pages. */
  emit(event: string, data: object): void;
  close(): Promise<void>;
}

/** Starts an HTTP server with an in-memory review and the tool's own protocol, for tests of the whole page. */
export async function startFakeReviewServer(options: {
  review: ReviewData;
  /** The built page, and the folder that contains `pictures/`. */
  page: string;
  pictures: string;
  port?: number;
}): Promise<FakeReviewServer> {
  const { review, page, pictures, port = 0 } = options;
  const calls: FakeReviewServer['calls'] = [];
  const open = new Set<ServerResponse>();
  const steps: { labels: readonly string[]; before: Record<string, Decision> }[] = [];
  const seen = new Set<string>();
  let { decisions } = review;

  const handlers: Record<string, (body: never) => string> = {
    '/decisions': ({ labels, ...made }: DecisionRequest) => {
      const before = Object.entries(decisions).filter(([label]) => labels.includes(label));
      steps.push({ labels, before: Object.fromEntries(before) });
      const decision = { ...made, by: 'Nila', at: new Date().toISOString() };
      decisions = { ...decisions, ...Object.fromEntries(labels.map((label) => [label, decision])) };
      return `${labels.length} pictures decided.`;
    },
    '/undo': () => {
      const step = steps.pop();
      if (step) decisions = applyUndoStep(decisions, { ...step, verb: 'approve' });
      return 'Undone.';
    },
    '/seen': ({ label }: { label: string }) => {
      seen.add(label);
      return 'Seen.';
    },
    '/export': () => `${Object.keys(decisions).length} decisions written.`,
  };

  const emit = (event: string, data: object) => {
    for (const one of open) one.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/review.json') {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ ...review, decisions }));
    } else if (pathname === '/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(': here\n\n');
      open.add(response);
    } else if (request.method === 'POST') {
      const body: unknown = await readBody(request);
      calls.push({ path: pathname, body });
      const handler = handlers[pathname];
      const message = handler?.(body as never) ?? 'There is no such call.';
      const state = { decisions, seen: [...seen] };
      response.writeHead(handler ? 200 : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ said: message, ...state }));
      emit('decisions', state);
    } else {
      const folder = pathname.startsWith('/pictures/') ? pictures : page;
      const path = pathname === '/' ? '/index.html' : decodeURIComponent(pathname);
      const file = await readFile(join(folder, path)).catch(() => null);
      const csp =
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; script-src 'self'; connect-src 'self'; font-src 'self' data:";
      response.writeHead(file ? 200 : 404, {
        'content-type': types[extname(path)] ?? 'text/plain',
        'content-security-policy': csp,
      });
      response.end(file ?? 'There is no such file.');
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    decisions: () => decisions,
    emit,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}
