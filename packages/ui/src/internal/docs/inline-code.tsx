import type { ReactNode } from 'react';

/** A word of code in a text. It is neutral, so that it does not look like a link. */
export function InlineCode({ children }: { children: ReactNode }) {
  return (
    <code className="sb-unstyled wrap-anywhere rounded-chip border border-subtle bg-surface-muted px-1 font-mono text-[0.875em] text-default">
      {children}
    </code>
  );
}
