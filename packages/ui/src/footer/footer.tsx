import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Container } from '../container/container.tsx';
import { FooterPattern } from './footer-pattern.tsx';

/** A footer for every page: a lead, columns, a stitched pattern of stools, and the small print. */
export function Footer({ lead, legal, children, className, ...props }: FooterProps) {
  return (
    <footer {...props} data-slot="footer" className={cx('defer-offscreen mt-28 surface-inverse', className)}>
      <Container className="pt-14 pb-8 md:pt-18">
        {lead && (
          <>
            <div className="flex flex-wrap items-start justify-between gap-x-16 gap-y-8 pb-12 md:pb-15">
              {lead}
            </div>
            <div className="stitch-horizontal" />
          </>
        )}
        <div
          className={cx(
            'grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-4 md:gap-x-6',
            lead && 'pt-10 md:pt-12',
          )}
        >
          {children}
        </div>
        <FooterPattern className="mt-14 md:mt-18" />
        {legal && (
          <div className="flex flex-wrap gap-x-8 gap-y-1 pt-8 text-small text-on-inverse-muted">{legal}</div>
        )}
      </Container>
    </footer>
  );
}

/** A titled column of the footer. A list in it becomes rows of links. */
export function FooterColumn({ title, children, className, ...props }: FooterColumnProps) {
  return (
    <div
      {...props}
      data-slot="footer-column"
      className={cx(
        '[&_li>a]:inline-flex [&_li>a]:min-h-11 [&_li>a]:items-center [&_li>a]:underline-offset-3 [&_li>a:hover]:underline',
        className,
      )}
    >
      <h2 className="pb-2 text-small text-on-inverse-muted">{title}</h2>
      {children}
    </div>
  );
}

export interface FooterProps extends ComponentProps<'footer'> {
  /** Content across the top, above the seam. */
  lead?: ReactNode;
  /** The small print in the last line. */
  legal?: ReactNode;
}

export interface FooterColumnProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode;
}
