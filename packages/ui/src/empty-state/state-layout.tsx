import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Illustration, type IllustrationName } from './illustration.tsx';

const layout = cva('flex', {
  variants: {
    size: {
      panel: 'items-start gap-5',
      section: 'flex-col items-start gap-6 py-8 sm:flex-row sm:items-center sm:gap-10',
      page: 'flex-col items-start gap-8 py-10 md:flex-row md:items-center md:justify-between md:gap-16 md:py-16',
    },
  },
});

const face = cva('', {
  variants: { size: { panel: 'w-20', section: 'w-36', page: 'w-52 md:w-80 xl:w-110' } },
});

const heading = cva('outline-none wrap-anywhere', {
  variants: {
    size: {
      panel: 'font-semibold',
      section: 'font-display text-small-title',
      page: 'font-display text-page-title',
    },
  },
});

const levels = { panel: 3, section: 2, page: 1 } as const;

/** The shared layout of empty and error states: illustration, title, explanation, action. */
export function StateLayout({
  illustration,
  title,
  size = 'section',
  headingLevel = levels[size],
  action,
  footer,
  className,
  children,
  ...props
}: StateLayoutProps) {
  const Heading = `h${headingLevel}` as const;
  const illustrationElement = illustration !== null && (
    <Illustration name={illustration} className={face({ size })} />
  );
  return (
    <div data-size={size} {...props} className={layout({ size, className })}>
      {size !== 'page' && illustrationElement}
      <div className="min-w-0 max-w-140">
        <Heading tabIndex={-1} className={heading({ size })}>
          {title}
        </Heading>
        {children && (
          <div className={size === 'page' ? 'mt-4 text-pretty text-muted text-lead' : 'mt-1 text-muted'}>
            {children}
          </div>
        )}
        {action && <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">{action}</div>}
        {footer}
      </div>
      {/* If shown below the text, it comes after it in the DOM, so that arriving text does not push it down. */}
      {size === 'page' && illustrationElement}
    </div>
  );
}

export type StateSize = 'panel' | 'section' | 'page';

export interface StateBaseProps {
  /** What happened: a short sentence or the shop's own wording. */
  title: ReactNode;
  /**
   * `panel` for a dropdown or a drawer, `section` for a section of a page, `page` if there is nothing else on it.
   * @default 'section'
   */
  size?: StateSize;
  /** The level of the heading. By default 1 on a page, 2 in a section, 3 in a panel. */
  headingLevel?: 1 | 2 | 3 | 4;
  /** The next step: a standalone link or a button. */
  action?: ReactNode;
}

export interface StateLayoutProps extends Omit<ComponentProps<'div'>, 'title'>, StateBaseProps {
  illustration: IllustrationName | null;
  footer?: ReactNode;
}
