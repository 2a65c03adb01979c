import type { ReactNode } from 'react';

/** A progress animation that shows while a screenshot loads. */
export function ViewerLoadingIndicator() {
  return (
    <div className="grid flex-1 place-items-center">
      <div role="status" className="w-40 text-muted">
        <div className="stitch-loading" />
        <span className="sr-only">The picture is loading</span>
      </div>
    </div>
  );
}

/** A message in place of a screenshot. */
export function ViewerMessage({ children }: { children: ReactNode }) {
  return (
    <div className="grid flex-1 place-items-center overflow-auto p-6">
      <p className="max-w-prose rounded-card bg-surface p-6 text-small whitespace-pre-wrap wrap-anywhere">
        {children}
      </p>
    </div>
  );
}
