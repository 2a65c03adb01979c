import type { ComponentProps } from 'react';

/** An outline of the stool in stitches, as beside the account forms. */
export function StoolIllustration(props: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 220 180"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1"
      strokeDasharray="6 4"
      {...props}
    >
      <rect x="6" y="6" width="208" height="44" rx="8" />
      <path d="M66 58h38c-3 60-16 92-36 110H32c20-26 32-56 34-110Z" />
      <path d="M160 58h38v62c0 22 8 30 28 30l-4 18c-38 8-58-6-58-44Z" />
    </svg>
  );
}
