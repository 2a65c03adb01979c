import type { ExportProgress, ReviewData } from '../../src/review/review-data.ts';
import { CallRejectedError, createCallQueue } from './call-queue.ts';
import type { Decisions } from './decisions.ts';
import type { ReviewTransport, TransportHandlers } from './review-transport.ts';
import { getReviewerName } from './reviewer-name.ts';

/** Timeout of a call in milliseconds, after which the server counts as lost. */
const timeoutMs = 15_000;

/**
 * Debounces server notifications, in milliseconds. The server notifies all windows of every change, including the
 * window that made it. A notification may be older than the local changes, so it is applied only after this long
 * without another notification or a local change.
 */
const echo = 400;

/** How long to wait before connecting again to a server that refused, in milliseconds. */
const reconnectMs = 2_000;

interface ServerResponse {
  said: string;
  decisions?: Decisions;
  seen?: readonly string[];
}

export async function fetchReview(): Promise<ReviewData> {
  const response = await fetch('./review.json', { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`The server returned ${response.status}.`);
  return response.json();
}

/** Creates the transport to the server that opened this page. Calls that fail are queued until the server is back. */
export function createServerTransport(): ReviewTransport {
  const listeners = new Set<TransportHandlers>();
  let onExportProgress: ((progress: ExportProgress) => void) | null = null;
  const tell = (report: (news: TransportHandlers) => void) => {
    for (const news of listeners) report(news);
  };
  const reload = () => {
    fetchReview().then(
      (review) => tell((news) => news.review(review)),
      () => queue.tryAgain(),
    );
  };
  const queue = createCallQueue((message) => {
    tell((news) => news.rejected(message));
    reload();
  });
  const send = (path: string, body: object) => queue.send(() => post(path, body).then(() => {}));

  return {
    kind: 'server',
    decide: (request) => send('decisions', { ...request, by: getReviewerName() ?? undefined }),
    undo: () => send('undo', {}),
    see: (label, view) => send('seen', { label, view }),
    async finish(reason, _decisions, _review, onProgress) {
      onExportProgress = onProgress;
      try {
        // Without a timeout, because many pictures take minutes. The progress shows that the server works.
        const response = await post('export', reason ? { reason } : {}, null);
        return ((await response.json()) as ServerResponse).said;
      } finally {
        onExportProgress = null;
      }
    },
    connection: queue.connection,
    tryAgain: queue.tryAgain,
    subscribe: queue.subscribe,
    listen(news) {
      listeners.add(news);
      let latest: string | null = null;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const later = () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          if (latest === null || queue.connection().waiting > 0) return;
          const { decisions, seen } = JSON.parse(latest) as Required<ServerResponse>;
          latest = null;
          news.decided(decisions, seen);
        }, echo);
      };
      let events: EventSource;
      let reconnecting: ReturnType<typeof setTimeout> | undefined;
      const connect = () => {
        events = new EventSource('./events');
        events.addEventListener('decisions', ({ data }) => {
          latest = data;
          later();
        });
        events.addEventListener('review', reload);
        events.addEventListener('export-progress', ({ data }) => onExportProgress?.(JSON.parse(data)));
        events.addEventListener('open', () => queue.setConnection(null));
        events.addEventListener('error', () => {
          queue.setConnection('The connection was closed.');
          // The browser does not retry if the server refuses, as a restarted one does until its address was opened.
          if (events.readyState === EventSource.CLOSED) reconnecting = setTimeout(connect, reconnectMs);
        });
      };
      connect();
      const stop = queue.subscribe(later);
      return () => {
        clearTimeout(timer);
        clearTimeout(reconnecting);
        stop();
        events.close();
        listeners.delete(news);
      };
    },
  };
}

async function post(
  path: string,
  body: object,
  signal: AbortSignal | null = AbortSignal.timeout(timeoutMs),
): Promise<Response> {
  const response = await fetch(`./${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  });
  if (response.ok) return response;
  if (response.status >= 500) throw new Error(`The server returned ${response.status}.`);
  const { said } = (await response.json()) as ServerResponse;
  // A restarted server does not know this window yet. Retry until it does.
  if (response.status === 403) throw new Error(said);
  throw new CallRejectedError(said);
}
