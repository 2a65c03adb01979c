import type { Review } from '../../src/review/review-data.ts';
import type { Decisions } from './decisions.ts';
import { createOutbox, Refused } from './outbox.ts';
import type { News, ReviewLink } from './review-link.ts';

/** How long an answer may take before the server counts as gone. */
const patience = 15_000;

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
export function linkToServer(): ReviewLink {
  const listeners = new Set<News>();
  const tell = (report: (news: News) => void) => {
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
    finish: async (reason) => (await post('export', reason ? { reason } : {})).said,
    connection: outbox.connection,
    tryAgain: outbox.tryAgain,
    subscribe: outbox.subscribe,
    listen(news) {
      listeners.add(news);
      const events = new EventSource('./events');
      events.addEventListener('decisions', ({ data }) => {
        const { decisions, seen } = JSON.parse(data) as Required<Answer>;
        news.decided(decisions, seen);
      });
      events.addEventListener('review', reload);
      return () => {
        events.close();
        listeners.delete(news);
      };
    },
  };
}

async function post(path: string, body: object): Promise<Answer> {
  const response = await fetch(`./${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
  });
  if (response.status >= 500) throw new Error(`The server answered ${response.status}.`);
  const answer = (await response.json()) as Answer;
  if (!response.ok) throw new Refused(answer.said);
  return answer;
}
