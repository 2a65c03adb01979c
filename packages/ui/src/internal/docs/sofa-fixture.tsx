import type { ComponentProps } from 'react';

/** A three-seater in a few flat shapes, for stories without a photograph. */
export function SofaFixture(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 520 240" width="520" height="240" aria-hidden="true" {...props}>
      <ellipse cx="260" cy="222" rx="222" ry="10" className="fill-text opacity-15" />
      <path d="M62 190 52 224h8l14-34Zm396 0 10 34h-8l-14-34Z" className="fill-illustration-brown" />
      <rect x="66" y="40" width="388" height="120" rx="14" className="fill-inverse-surface" />
      <g className="fill-[color-mix(in_oklab,var(--piri-inverse-surface)_82%,white)]">
        <rect x="74" y="30" width="121" height="104" rx="14" />
        <rect x="200" y="30" width="121" height="104" rx="14" />
        <rect x="326" y="30" width="121" height="104" rx="14" />
      </g>
      <g className="fill-[color-mix(in_oklab,var(--piri-inverse-surface)_70%,white)]">
        <rect x="70" y="118" width="126" height="42" rx="10" />
        <rect x="197" y="118" width="126" height="42" rx="10" />
        <rect x="324" y="118" width="126" height="42" rx="10" />
      </g>
      <rect
        x="60"
        y="154"
        width="400"
        height="38"
        rx="6"
        className="fill-[color-mix(in_oklab,var(--piri-inverse-surface)_88%,white)]"
      />
      <g className="fill-[color-mix(in_oklab,var(--piri-inverse-surface)_76%,white)]">
        <rect x="30" y="84" width="44" height="110" rx="14" />
        <rect x="446" y="84" width="44" height="110" rx="14" />
      </g>
      <rect
        x="92"
        y="54"
        width="70"
        height="70"
        rx="10"
        className="fill-highlight"
        transform="rotate(-9 127 89)"
      />
      <rect
        x="362"
        y="60"
        width="66"
        height="66"
        rx="10"
        className="fill-surface-muted"
        transform="rotate(8 395 93)"
      />
    </svg>
  );
}
