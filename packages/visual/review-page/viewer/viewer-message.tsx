import type { ReactNode } from 'react';

/** A progress animation that shows while a picture loads. */
export function LoadingMessage() {
  return (
    <div className="grid flex-1 place-items-center">
      <div role="status" className="w-40 text-ink-2">
        <div className="stitch-run" />
        <span className="sr-only">The picture is loading</span>
      </div>
    </div>
  );
}

/** A message in place of a picture. */
export function ViewerMessage({ children }: { children: ReactNode }) {
  return (
    <div className="grid flex-1 place-items-center overflow-auto p-6">
      <p className="measure rounded-card bg-surface p-6 text-meta whitespace-pre-wrap wrap-anywhere">
        {children}
      </p>
    </div>
  );
}
