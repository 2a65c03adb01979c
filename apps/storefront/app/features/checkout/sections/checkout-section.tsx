import { Heading } from '@piri/ui/heading';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

export interface CheckoutSectionProps {
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
}

/** A section of the form with its title. */
export function CheckoutSection({ id, title, className, children }: CheckoutSectionProps) {
  return (
    <section aria-labelledby={`${id}-title`} id={id} className={cx('scroll-mt-6 pt-10', className)}>
      <Heading level={2} variant="small-title" id={`${id}-title`} className="mb-4">
        {title}
      </Heading>
      {children}
    </section>
  );
}
