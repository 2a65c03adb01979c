import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Badge } from '../badge/badge.tsx';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';

/**
 * One place that things are brought to: who is asked for there, how to find it, how it is reached. Renders an
 * `<article>`. All words come finished.
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
        'flex min-w-0 flex-col rounded-card border border-hairline bg-surface p-5 text-start data-highlighted:border-neel md:p-6',
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
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one address, which never change places
          <span key={index} className="block">
            <bdi>{line}</bdi>
          </span>
        ))}
      </address>
      {phone && (
        <p className="mt-1.5 tabular">
          {/* Figures run from left to right in every script. */}
          <bdi dir="ltr">{phone}</bdi>
        </p>
      )}
      {notes.length > 0 && (
        <ul className="mt-1.5 text-ink-2 text-meta wrap-anywhere">
          {notes.map((note, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: short remarks, which never change places
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
  /** Who is asked for at the door. It heads the card. */
  name: ReactNode;
  /** Its place in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel;
  /** Tells this one from the others, such as that it is the usual one. Gives the card its edge. */
  badge?: ReactNode;
  /** House and road first, then ever larger places. */
  addressLines: readonly ReactNode[];
  /** As it is dialled. */
  phone?: ReactNode;
  /** What those who carry need to know: floor, lift, a landmark. */
  notes?: readonly ReactNode[];
  /** Quiet small buttons, in a row at the foot. Each says which address it is about. */
  actions?: ReactNode;
}
