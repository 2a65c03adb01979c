import type { ReactNode } from 'react';

/** A region that scrolls its content, such as a wide table, also by keyboard. */
export function ScrollRegion({ label, className = '', children }: ScrollRegionProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users can only scroll what they can focus
      tabIndex={0}
      className={`relative overflow-x-auto ${className}`}
    >
      {children}
    </section>
  );
}

interface ScrollRegionProps {
  label: string;
  className?: string;
  children: ReactNode;
}
