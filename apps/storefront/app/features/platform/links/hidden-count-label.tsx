import type { CSSProperties } from 'react';

export interface HiddenCountLabelProps {
  name: string;
  /** The custom property that the first script sets to the count before hydration. */
  cssVariable: `--${string}`;
  count: number | undefined;
}

/**
 * The accessible name of an icon with a count: "Your cart, 3 in total". CSS inserts the count, which is part of the
 * accessible name. So it is right before hydration, and the cached HTML contains nothing personal.
 */
export function HiddenCountLabel({ name, cssVariable, count }: HiddenCountLabelProps) {
  const counted = count === undefined ? `var(${cssVariable})` : count > 0 ? `"${count}"` : 'none';
  return (
    <span
      className="sr-only after:content-[',_'_var(--count)_'_in_total']"
      style={{ '--count': counted } as CSSProperties}
    >
      {name}
    </span>
  );
}
