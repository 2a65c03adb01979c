import type { Review } from '../../src/review/review-data.ts';
import type { Decisions } from './decisions.ts';
import { createOutbox, RejectedCall } from './outbox.ts';
import type { ReviewTransport, TransportEvents } from './review-transport.ts';

/** How long an answer may take before the server counts as gone. */
const patience = 15_000;

/**
 * The server tells everybody of every change, us of our own, too. Only when it has been quiet for so long is what it
 * told of newer than anything done here.
 */
const echo = 400;

interface Answer {
  said: string;
  decisions?: Decisions;
  seen?: readonly string[];
}

export async function loadReview(): Promise<Review> {
  const response = await fetch('./review.json', { signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return response.json();
}

/** Speaks with the server that opened this page. Calls it cannot make are kept until it is back. */
export function createServerTransport(): ReviewTransport {
  const listeners = new Set<TransportEvents>();
  const tell = (report: (news: TransportEvents) => void) => {
    for (const news of listeners) report(news);
  };
  const reload = () => {
    loadReview().then(
      (review) => tell((news) => news.review(review)),
      () => outbox.tryAgain(),
    );
  };
  const outbox = createOutbox((said) => {
    tell((news) => news.refused(said));
    reload();
  });
  const send = (path: string, body: object) => outbox.send(() => post(path, body).then(() => {}));

  return {
    kind: 'server',
    decide: (wish) => send('decisions', wish),
    undo: () => send('undo', {}),
    see: (label, view) => send('seen', { label, view }),
    finish: async (reason) =>
      ((await (await post('export', reason ? { reason } : {})).json()) as Answer).said,
    connection: outbox.connection,
    tryAgain: outbox.tryAgain,
    subscribe: outbox.subscribe,
    listen(news) {
      listeners.add(news);
      const events = new EventSource('./events');
      let latest: string | null = null;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const later = () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          if (latest === null || outbox.connection().waiting > 0) return;
          const { decisions, seen } = JSON.parse(latest) as Required<Answer>;
          latest = null;
          news.decided(decisions, seen);
        }, echo);
      };
      events.addEventListener('decisions', ({ data }) => {
        latest = data;
        later();
      });
      events.addEventListener('error', () => outbox.heard('The connection was closed.'));
      events.addEventListener('open', () => outbox.heard(null));
      const stop = outbox.subscribe(later);
      events.addEventListener('review', reload);
      return () => {
        clearTimeout(timer);
        stop();
        events.close();
        listeners.delete(news);
      };
    },
  };
}

async function post(path: string, body: object): Promise<Response> {
  const response = await fetch(`./${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
  });
  if (response.ok) return response;
  if (response.status >= 500) throw new Error(`The server answered ${response.status}.`);
  const { said } = (await response.json()) as Answer;
  // A server that was started anew does not know this window yet; the steps are kept until it does.
  if (response.status === 403) throw new Error(said);
  throw new RejectedCall(said);
}
