import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { useLabels } from '../internal/use-labels.ts';
import { paymentLogoElements } from './payment-logo-elements.tsx';

const english: Readonly<Record<PaymentLogoName, string>> = {
  credit: 'Credit cards',
  debit: 'Debit cards',
  prepaid: 'Prepaid cards',
  foreign: 'International cards',
  wallet: 'Mobile wallet',
  secure: 'Secure SSL payment',
};

const all = Object.keys(english) as readonly PaymentLogoName[];

/**
 * A row of small cards that shows the payment methods. Renders a `<ul>`. Each logo has its name, and the badge of the
 * secure gateway has visible text beside it. The cards have the surface colour as their background, so they work on
 * indigo and on paper.
 */
export function PaymentLogos(props: PaymentLogosProps) {
  return <PaymentLogoList {...props} draw={(name) => paymentLogoElements[name]} />;
}

/**
 * A `PaymentLogos` that loads its logos from a file, so that pages do not each contain them. They appear with the file.
 */
export function PaymentLogosFromSprite({ spriteUrl, ...props }: PaymentLogosFromSpriteProps) {
  return <PaymentLogoList {...props} draw={(name) => <use href={`${spriteUrl}#${name}`} />} />;
}

export type PaymentLogoName = keyof typeof paymentLogoElements;

export interface PaymentLogosProps extends Omit<ComponentProps<'ul'>, 'children' | 'aria-label'> {
  /**
   * Describes the logos; read out before them.
   * @example 'You can pay with'
   */
  'aria-label': string;
  /**
   * The logos to show, in order.
   * @default all six
   */
  logos?: readonly PaymentLogoName[];
  /**
   * 48 × 32 px, or 72 × 48 px where a payment method is chosen.
   * @default 'medium'
   */
  size?: 'medium' | 'large';
  /** The name of each logo. Only the name of `secure` is visible. */
  names?: Partial<Record<PaymentLogoName, string>>;
}

export interface PaymentLogosFromSpriteProps extends PaymentLogosProps {
  /** The address of an SVG file with each logo as a `<g>` with the logo's name as `id`, coloured with the tokens. */
  spriteUrl: string;
}

function PaymentLogoList({
  logos = all,
  size = 'medium',
  names,
  draw,
  className,
  ...props
}: PaymentLogosProps & { draw: (name: PaymentLogoName) => ReactNode }) {
  const allNames = useLabels('PaymentLogos', english, names);
  return (
    <ul
      data-slot="payment-logos"
      data-size={size}
      className={cx('group/logos flex flex-wrap gap-2', className)}
      {...props}
    >
      {logos.map((name) => (
        <li
          key={name}
          data-logo={name}
          className="flex max-w-full items-center rounded-chip border border-subtle bg-surface text-default"
        >
          <svg
            viewBox="0 0 48 32"
            fill="none"
            role={name === 'secure' ? undefined : 'img'}
            aria-label={name === 'secure' ? undefined : allNames[name]}
            aria-hidden={name === 'secure' || undefined}
            className="h-7.5 w-11.5 shrink-0 group-data-[size=large]/logos:h-11.5 group-data-[size=large]/logos:w-17.5"
          >
            {draw(name)}
          </svg>
          {name === 'secure' && (
            <span className="-ms-1.5 min-w-0 py-1 pe-3 group-data-[size=large]/logos:-ms-3 font-medium text-small">
              {allNames.secure}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
