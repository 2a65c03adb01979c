import type { ReactNode } from 'react';

/**
 * A neutral page as a background for overlays, as high as the window: a bar, a heading, the story's content. It shows
 * only blocks in token colours, so that a change of a component changes no picture of an overlay that does not use it. A
 * story that is about the page behind uses `ShopPageFixture`.
 */
export function PageFixture({ title = 'First, sit down.', children }: PageFixtureProps) {
  return (
    <div className="h-dvh overflow-clip bg-page text-default">
      <div className="flex h-16 items-center gap-4 border-subtle border-b px-4 md:px-8">
        <Block className="h-6 w-24" />
        <Block className="ms-auto size-6" />
        <Block className="size-6" />
      </div>
      <div className="grid gap-6 bg-surface-muted px-4 py-8 md:grid-cols-2 md:px-8 md:py-12">
        <div className="grid content-center justify-items-start gap-4">
          <h1 className="h-10 w-64 rounded-chip bg-surface-strong">
            <span className="sr-only">{title}</span>
          </h1>
          <Block className="h-4 w-80 max-w-full" />
          {children}
        </div>
        <Block className="h-60 w-full" />
      </div>
      <div className="grid grid-cols-2 gap-3 px-4 py-8 md:grid-cols-4 md:gap-6 md:px-8">
        {[1, 2, 3, 4].map((nth) => (
          <Block key={nth} className="aspect-4/5" />
        ))}
      </div>
    </div>
  );
}

/** The button that opens an overlay. It is not a `Button`, for the same reason. */
export function PageFixtureButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-12 cursor-pointer rounded-control border border-control bg-surface px-6"
    >
      {children}
    </button>
  );
}

function Block({ className }: { className: string }) {
  return <div aria-hidden="true" className={`rounded-chip bg-surface-strong ${className}`} />;
}

interface PageFixtureProps {
  title?: string;
  children?: ReactNode;
}
