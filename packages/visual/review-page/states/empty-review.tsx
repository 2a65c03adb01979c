import { Logo } from '@piri/ui/logo';
import type { ReviewData } from '../../src/review/review-data.ts';

/** The page of a review without any changes. */
export function EmptyReview({ review: { title, approved, after, before } }: { review: ReviewData }) {
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <div className="max-w-130 text-center">
        <Logo variant="symbol" height={72} className="mx-auto" />
        <h1 className="mt-6 font-display text-title">Nothing differs.</h1>
        <div aria-hidden="true" className="stitch-horizontal mx-auto my-6 w-48 text-accent" />
        <p className="text-body text-muted">
          {approved} pictures of {title} were checked on <b className="text-default">{after.name}</b>. All are
          equal to <b className="text-default">{before.name}</b>. There is nothing to decide; this page can be
          closed.
        </p>
      </div>
    </main>
  );
}
