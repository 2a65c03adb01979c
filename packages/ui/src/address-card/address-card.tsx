import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Badge } from '../badge/badge.tsx';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';

/**
 * A delivery address: the recipient, the address, how to reach them. Renders an `<article>`. All texts are passed
 * already formatted.
 */
export function AddressCard({
  name,
  headingLevel = 3,
  badge,
  addressLines,
  phone,
  notes = [],
  actions,
  className,
  ...props
}: AddressCardProps) {
  return (
    <article
      data-slot="address-card"
      data-highlighted={badge ? '' : undefined}
      className={cx(
        'flex min-w-0 flex-col rounded-card border border-subtle bg-surface p-5 text-start data-highlighted:border-accent md:p-6',
        className,
      )}
      {...props}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Heading level={headingLevel} variant="name" className="min-w-0">
          <bdi>{name}</bdi>
        </Heading>
        {badge && <Badge>{badge}</Badge>}
      </div>
      <address className="mt-1.5 not-italic wrap-anywhere">
        {addressLines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one address, which are never reordered
          <span key={index} className="block">
            <bdi>{line}</bdi>
          </span>
        ))}
      </address>
      {phone && (
        <p className="mt-1.5 tabular">
          {/* Digits run from left to right in every script. */}
          <bdi dir="ltr">{phone}</bdi>
        </p>
      )}
      {notes.length > 0 && (
        <ul className="mt-1.5 text-muted text-small wrap-anywhere">
          {notes.map((note, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: short notes, which are never reordered
            <li key={index}>{note}</li>
          ))}
        </ul>
      )}
      {actions && (
        <div className="mt-auto -mb-3 -ms-4 flex flex-wrap items-center gap-x-1 pt-3">{actions}</div>
      )}
    </article>
  );
}

export interface AddressCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The recipient, shown as the heading of the card. */
  name: ReactNode;
  /** The level of the heading. @default 3 */
  headingLevel?: HeadingLevel;
  /** Marks this address, such as the default one. Adds an accented edge to the card. */
  badge?: ReactNode;
  /** The lines of the address, from the house and road to the largest area. */
  addressLines: readonly ReactNode[];
  /** The phone number, as it is dialled. */
  phone?: ReactNode;
  /** What the delivery team needs to know: floor, lift, a landmark. */
  notes?: readonly ReactNode[];
  /** Small ghost buttons in a row at the bottom. The name of each includes the address. */
  actions?: ReactNode;
}
