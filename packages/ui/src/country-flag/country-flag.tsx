import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { flagElements } from './flag-elements.tsx';

/**
 * A flag of a country, in a ratio of 3 to 2, with a thin edge that separates a white stripe from a white page. Three
 * flags are built in; any other is passed as an image. Renders a `<span>`.
 */
export function CountryFlag({ country, src, alt, size = 'medium', className, ...props }: CountryFlagProps) {
  const spoken = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <span
      data-slot="country-flag"
      data-country={country}
      data-size={size}
      {...spoken}
      className={cx(
        'relative inline-block h-4 w-6 shrink-0 overflow-clip rounded-chip align-[-0.125em] forced-color-adjust-none',
        'data-[size=large]:h-6 data-[size=large]:w-9',
        'after:absolute after:inset-0 after:rounded-chip after:border after:border-strong after:opacity-20',
        className,
      )}
      {...props}
    >
      {country === undefined ? (
        <img src={src} alt="" width={24} height={16} className="size-full object-cover" />
      ) : (
        <svg viewBox="0 0 24 16" aria-hidden="true" className="size-full">
          {flagElements[country]}
        </svg>
      )}
    </span>
  );
}

export type CountryFlagCode = keyof typeof flagElements;

interface CountryFlagOptions {
  /** The name of the country; empty if the name or a code is beside it. */
  alt: string;
  /**
   * 24 × 16 px in a line of text, or 36 × 24 px.
   * @default 'medium'
   */
  size?: 'medium' | 'large';
}

/** A built-in flag by the code of its country, or the URL of an image. */
type CountryFlagSource = { country: CountryFlagCode; src?: never } | { country?: never; src: string };

export type CountryFlagProps = Omit<ComponentProps<'span'>, 'children' | 'role'> &
  CountryFlagOptions &
  CountryFlagSource;
