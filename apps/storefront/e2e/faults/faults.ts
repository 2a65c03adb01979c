import { buffer, json } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Fault } from './fault-proxy.ts';

/** Closes the connection without a response. For a process that has ended, see `FaultProxy.refuse`. */
export const connectionResetFault: Fault = async ({ outgoing }) => {
  outgoing.destroy();
};

/** Delays the unchanged response by this time. */
export const createDelayFault =
  (ms: number): Fault =>
  async ({ pass }) => {
    await setTimeout(ms);
    await pass();
  };

/** Delays the response until the promise settles, or forever without one. */
export const createHoldUntilFault =
  (until: Promise<unknown> = new Promise(() => {})): Fault =>
  async ({ pass }) => {
    await until;
    await pass();
  };

/** Sends half of the response and closes the connection. */
export const truncatedResponseFault: Fault = async ({ forward, outgoing }) => {
  const answer = await forward();
  const body = await buffer(answer);
  const { 'transfer-encoding': _, ...headers } = answer.headers;
  outgoing.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': body.length });
  outgoing.write(body.subarray(0, Math.ceil(body.length / 2)), () => outgoing.destroy());
};

/** Sends the response in chunks of this size, like a slow connection. The browser renders what has arrived. */
export const createThrottleFault =
  (bytes: number, ms: number): Fault =>
  async ({ forward, outgoing }) => {
    const answer = await forward();
    const body = await buffer(answer);
    const { 'content-encoding': encoding, 'content-length': _, ...headers } = answer.headers;
    const plain =
      encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
    outgoing.writeHead(answer.statusCode ?? 502, headers);
    for (let at = 0; at < plain.length; at += bytes) {
      outgoing.write(plain.subarray(at, at + bytes));
      await setTimeout(ms);
    }
    outgoing.end();
  };

/** Responds with an HTML page as JSON, like a captive portal or a proxy's error page. */
export const htmlResponseFault: Fault = async ({ outgoing }) => {
  outgoing.writeHead(200, { 'content-type': 'application/json' });
  outgoing.end('<!doctype html><title>Welcome to the airport</title>');
};

/** Responds with JSON of the same shape but wrong types: every text is a number, every number a text. */
export const wrongTypesFault: Fault = async ({ forward, outgoing }) => {
  const answer = await forward();
  const body = JSON.stringify(wronged(await json(answer)));
  outgoing.writeHead(answer.statusCode ?? 502, { 'content-type': 'application/json' });
  outgoing.end(body);
};

/** Responds with the target's JSON after a change. */
export const createJsonChangeFault =
  <Body>(change: (body: Body) => unknown): Fault =>
  async ({ forward, outgoing }) => {
    const answer = await forward();
    const body = JSON.stringify(change((await json(answer)) as Body));
    outgoing.writeHead(answer.statusCode ?? 502, { 'content-type': 'application/json' });
    outgoing.end(body);
  };

/** Responds with this JSON without asking the target. */
export const createJsonResponseFault =
  (body: unknown): Fault =>
  async ({ outgoing }) => {
    outgoing.writeHead(200, { 'content-type': 'application/json' });
    outgoing.end(JSON.stringify(body));
  };

/** Responds with this status and a body that is not in the contract. */
export const createErrorStatusFault =
  (status: number, headers: Record<string, string> = {}): Fault =>
  async ({ outgoing }) => {
    outgoing.writeHead(status, { 'content-type': 'text/plain', 'cache-control': 'no-store', ...headers });
    outgoing.end('It failed');
  };

/** Responds with 429 and a `Retry-After` of this many seconds. */
export const createRateLimitFault = (retryAfter: number): Fault =>
  createErrorStatusFault(429, { 'retry-after': String(retryAfter) });

/** Applies the fault to the first, third, fifth… time that a call is made. The others pass. */
export const createEveryOtherCallFault =
  (fault: Fault): Fault =>
  (exchange) =>
    exchange.nth % 2 === 1 ? fault(exchange) : exchange.pass();

function wronged(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(wronged);
  if (typeof value === 'string') return value.length;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return 'neither true nor false';
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, wronged(each)]));
}
