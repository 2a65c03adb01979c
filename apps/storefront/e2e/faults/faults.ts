import { buffer, json } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Fault } from './fault-proxy.ts';

/** The line is dead before a word was said. For a process that is gone altogether, see `FaultProxy.refuse`. */
export const connectionReset: Fault = async ({ outgoing }) => {
  outgoing.destroy();
};

/** The answer comes, as it is, after this time. */
export const delayed =
  (ms: number): Fault =>
  async ({ pass }) => {
    await setTimeout(ms);
    await pass();
  };

/** The answer comes once this has settled; never, if it is left out. */
export const hanging =
  (until: Promise<unknown> = new Promise(() => {})): Fault =>
  async ({ pass }) => {
    await until;
    await pass();
  };

/** Half of the answer arrives, then the line is cut. */
export const truncated: Fault = async ({ forward, outgoing }) => {
  const answer = await forward();
  const body = await buffer(answer);
  const { 'transfer-encoding': _, ...headers } = answer.headers;
  outgoing.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': body.length });
  outgoing.write(body.subarray(0, Math.ceil(body.length / 2)), () => outgoing.destroy());
};

/** The answer comes so many bytes at a time, as over a slow line: what is there is shown while the rest is on its way. */
export const throttled =
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

/** A page of somebody else's, under the name of JSON: a captive portal, a proxy's own error. */
export const htmlResponse: Fault = async ({ outgoing }) => {
  outgoing.writeHead(200, { 'content-type': 'application/json' });
  outgoing.end('<!doctype html><title>Welcome to the airport</title>');
};

/** JSON that is as large as the true answer and means nothing: every text is a number, every number a text. */
export const wrongTypes: Fault = async ({ forward, outgoing }) => {
  const answer = await forward();
  const body = JSON.stringify(wronged(await json(answer)));
  outgoing.writeHead(answer.statusCode ?? 502, { 'content-type': 'application/json' });
  outgoing.end(body);
};

/** What the target answers, with something changed in it. */
export const changing =
  <Body>(change: (body: Body) => unknown): Fault =>
  async ({ forward, outgoing }) => {
    const answer = await forward();
    const body = JSON.stringify(change((await json(answer)) as Body));
    outgoing.writeHead(answer.statusCode ?? 502, { 'content-type': 'application/json' });
    outgoing.end(body);
  };

/** What nobody has asked the target for. */
export const respondingWith =
  (body: unknown): Fault =>
  async ({ outgoing }) => {
    outgoing.writeHead(200, { 'content-type': 'application/json' });
    outgoing.end(JSON.stringify(body));
  };

/** This status, and nothing that the contract knows. */
export const failingWith =
  (status: number, headers: Record<string, string> = {}): Fault =>
  async ({ outgoing }) => {
    outgoing.writeHead(status, { 'content-type': 'text/plain', 'cache-control': 'no-store', ...headers });
    outgoing.end('It failed');
  };

/** Too many requests: come again after so many seconds. */
export const rateLimited = (retryAfter: number): Fault =>
  failingWith(429, { 'retry-after': String(retryAfter) });

/** Every first time a call is made, every third, every fifth… goes wrong; the others are answered. */
export const everyOtherCall =
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
