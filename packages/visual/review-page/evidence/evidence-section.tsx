import type { ReactNode } from 'react';

/** A section of the evidence panel, with a summary to the right of its title. */
export function EvidenceSection({
  title,
  sum,
  children,
}: {
  title: string;
  sum?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="border-subtle border-b px-4 py-4">
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h3 className="font-semibold">{title}</h3>
        {sum && <span className="tabular text-end text-muted text-compact">{sum}</span>}
      </div>
      {children}
    </section>
  );
}
