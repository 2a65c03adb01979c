import { setTimeout as sleep } from 'node:timers/promises';
import { compressBest, isTextContentType } from '../front/compression.ts';
import { type EmulatedPhonePage, withEmulatedPhone } from './emulated-phone.ts';
import { readLoadingMetrics, recordLoadingMetrics } from './loading-in-page.ts';

const kinds = ['html', 'script', 'style', 'font', 'picture', 'data', 'other'] as const;
export type ResourceType = (typeof kinds)[number];

/** Bytes on the wire as the proxy sent them, and with texts compressed by brotli at its best. */
export type TransferSize = { requests: number; wire: number; brotli: number };

export interface Download {
  path: string;
  kind: ResourceType;
  beforeLoad: boolean;
  /**
   * Whether it was requested before the largest picture of the first screen had loaded. False if the largest content is
   * text.
   */
  beforeLargestImage: boolean;
  /** Milliseconds since the navigation. */
  askedAt: number;
  wire: number;
  brotli: number;
}

/** Measures one cold visit on a fast connection, without scrolling, until there have been no requests for a while. */
export async function measureTransferSize(url: string) {
  const downloads = await withEmulatedPhone((phone) => visit(phone, url));
  const weigh = (some: Download[]) =>
    Object.fromEntries(kinds.map((kind) => [kind, sum(some.filter((one) => one.kind === kind))])) as Record<
      ResourceType,
      TransferSize
    >;
  return {
    beforeLoad: weigh(downloads.filter(({ beforeLoad }) => beforeLoad)),
    beforeLargestImage: weigh(downloads.filter(({ beforeLargestImage }) => beforeLargestImage)),
    all: weigh(downloads),
    downloads,
  };
}

type Request = { url: string; at: number; cameAt: number; type: string; status: number; wire: number };

async function visit({ page, protocol }: EmulatedPhonePage, url: string): Promise<Download[]> {
  const asked = new Map<string, Request>();
  let lastSign = Date.now();
  let loadedAt = Number.POSITIVE_INFINITY;
  protocol.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (!/^https?:/.test(request.url)) return;
    lastSign = Date.now();
    asked.set(requestId, { url: request.url, at: timestamp, cameAt: 0, type: '', status: 0, wire: 0 });
  });
  protocol.on('Network.responseReceived', ({ requestId, response: { mimeType, status } }) => {
    Object.assign(asked.get(requestId) ?? {}, { type: mimeType, status });
  });
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    lastSign = Date.now();
    Object.assign(asked.get(requestId) ?? {}, { wire: encodedDataLength, cameAt: timestamp });
  });
  protocol.on('Page.loadEventFired', ({ timestamp }) => {
    loadedAt = Math.min(loadedAt, timestamp);
  });
  await protocol.send('Page.enable');

  await page.addInitScript(recordLoadingMetrics);
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  const patience = Date.now() + 15_000;
  while (Date.now() - lastSign < 2_500 && Date.now() < patience) await sleep(100);

  const { largestContent } = await page.evaluate(readLoadingMetrics);
  const largestImageAt = [...asked.values()].find((request) => request.url === largestContent)?.cameAt ?? 0;
  const begin = Math.min(...[...asked.values()].map(({ at }) => at));
  return Promise.all(
    [...asked].map(async ([requestId, { url: address, at, type, status, wire }]) => {
      const { pathname, search } = new URL(address);
      if (status !== 200) throw new Error(`${pathname} returned ${status || 'nothing'}.`);
      const text = isTextContentType(type)
        ? await protocol.send('Network.getResponseBody', { requestId })
        : undefined;
      return {
        path: pathname + search,
        kind: kindOf(type),
        beforeLoad: at <= loadedAt,
        beforeLargestImage: at < largestImageAt,
        askedAt: Math.round((at - begin) * 1000),
        wire,
        brotli: text
          ? (await compressBest(Buffer.from(text.body, text.base64Encoded ? 'base64' : 'utf8'))).length
          : wire,
      };
    }),
  );
}

function kindOf(type: string): ResourceType {
  if (type.startsWith('image/')) return 'picture';
  if (type === 'text/html') return 'html';
  if (type === 'text/css') return 'style';
  if (/javascript/.test(type)) return 'script';
  if (/font/.test(type)) return 'font';
  return /json|text\/x-/.test(type) ? 'data' : 'other';
}

function sum(downloads: Download[]): TransferSize {
  return {
    requests: downloads.length,
    wire: downloads.reduce((total, { wire }) => total + wire, 0),
    brotli: downloads.reduce((total, { brotli }) => total + brotli, 0),
  };
}
