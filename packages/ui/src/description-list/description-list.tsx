import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

/** A list of facts about one thing. Renders a `<dl>` of `DescriptionItem`s. */
export function DescriptionList({ className, ...props }: ComponentProps<'dl'>) {
  return <dl data-slot="description-list" className={cx('text-small', className)} {...props} />;
}

/** A term and its description, side by side or, on a phone, stacked. Renders a `<div>` in the `<dl>`. */
export function DescriptionItem({ term, className, children, ...props }: DescriptionItemProps) {
  return (
    <div
      data-slot="description-item"
      className={cx(
        'grid gap-x-6 border-subtle border-b py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]',
        className,
      )}
      {...props}
    >
      <dt className="text-muted">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

export interface DescriptionItemProps extends ComponentProps<'div'> {
  /** The name of the fact. */
  term: ReactNode;
}
