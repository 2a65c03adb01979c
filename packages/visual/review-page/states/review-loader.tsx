import { Button } from '@piri/ui/button';
import { useEffect, useMemo, useState } from 'react';
import type { ReviewData } from '../../src/review/review-data.ts';
import { ReviewPage } from '../review-page.tsx';
import { fileTransport } from '../session/file-transport.ts';
import { createLocationStore } from '../session/location-store.ts';
import { createReviewStore } from '../session/review-store.ts';
import type { ReviewTransport } from '../session/review-transport.ts';
import { createServerTransport, fetchReview } from '../session/server-transport.ts';
import { EmptyReview } from './empty-review.tsx';

/** Loads the review from the page or the server, and retries until there is one. */
export function ReviewLoader() {
  const [review, setReview] = useState(inlined);
  const [failure, setFailure] = useState<string | null>(null);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each of the `tries` has to load again
  useEffect(() => {
    if (review) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let active = true;
    fetchReview().then(
      (loaded) => active && setReview(loaded),
      (error: unknown) => {
        if (!active) return;
        setFailure(error instanceof Error ? error.message : String(error));
        timer = setTimeout(() => setTries((old) => old + 1), 3_000);
      },
    );
    return () => {
      active = false;
      clearTimeout(timer);
    };
  }, [review, tries]);

  if (review) return <Ready review={review} transport={inlined() ? fileTransport : null} />;
  if (failure === null) {
    return (
      <main className="grid min-h-dvh place-items-center">
        <div role="status" className="w-40 text-accent">
          <div className="stitch-loading" />
          <span className="sr-only">The review is loading</span>
        </div>
      </main>
    );
  }
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <div role="alert" className="max-w-130">
        <h1 className="font-display text-small-title">The review cannot be read</h1>
        <p className="mt-3 mb-5 text-muted">
          The server does not respond, or its response is not a review. Start it again with{' '}
          <b className="text-default">npm run visual -- review</b> and open the address it prints; this page
          then loads it. ({failure})
        </p>
        <Button variant="secondary" size="small" onClick={() => setTries(tries + 1)}>
          Try now
        </Button>
      </div>
    </main>
  );
}

function Ready({ review, transport }: { review: ReviewData; transport: ReviewTransport | null }) {
  const store = useMemo(
    () => createReviewStore(review, transport ?? createServerTransport()),
    [review, transport],
  );
  const locationStore = useMemo(createLocationStore, []);
  useEffect(() => {
    document.title = `Visual review: ${review.after.name}`;
  }, [review]);
  if (review.pictures.length === 0) return <EmptyReview review={review} />;
  return <ReviewPage store={store} locationStore={locationStore} />;
}

/** Returns the review that is embedded in an exported file. */
function inlined(): ReviewData | null {
  const text = document.getElementById('review-data')?.textContent;
  return text ? JSON.parse(text) : null;
}
