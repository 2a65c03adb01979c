import type { ComponentProps } from 'react';

/** Section titles of the pages of prose, in the display face. Storybook gives them the id that the contents link to. */
export function SectionTitle({ children, id }: ComponentProps<'h2'>) {
  return (
    <h2 id={id} className="sb-unstyled mt-16 mb-4 scroll-mt-8 font-display text-ink text-small-title">
      {children}
    </h2>
  );
}
