import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { CloseButton } from '../internal/overlay/close-button.tsx';
import { makeScrollFocusable } from '../internal/overlay/make-scroll-focusable.ts';

/** The dialog itself. Here, because the sheet of the docs page shows it without a scrim over the window. */
export const modal = cva(
  [
    'flex max-h-full w-full overflow-hidden rounded-card bg-surface text-default shadow-overlay outline-none forced-colors:border',
    'transition-[translate] duration-slow ease-enter starting:translate-y-2',
    // Too low for a header, a body and a footer, as at 400 % zoom: everything scrolls together.
    '[@media(max-height:24rem)]:block [@media(max-height:24rem)]:overflow-y-auto',
  ],
  {
    variants: {
      size: {
        question: 'max-w-130',
        form: 'max-w-160',
        wide: 'lg:w-[70vw]',
      },
    },
  },
);

const head = cva('font-display pe-12 *:outline-none', {
  variants: {
    size: { question: 'text-small-title', form: 'text-small-title', wide: 'text-title' },
  },
});

/** The layout of a dialog without its behaviour: header, body, footer, and the close button in the corner. */
export function ModalContent({
  title,
  size = 'question',
  bodyId,
  aside,
  actions,
  closeLabel,
  children,
}: ModalContentProps) {
  return (
    <div className="relative flex min-w-0 flex-1">
      {aside && <div className="relative w-5/11 shrink-0 overflow-hidden max-lg:hidden">{aside}</div>}
      <div className="flex min-w-0 flex-1 flex-col gap-2 py-6 md:py-8">
        <div className="px-4 xs:px-6 md:px-8">
          <div className={head({ size })}>{title}</div>
        </div>
        <div
          id={bodyId}
          ref={makeScrollFocusable}
          className="min-h-0 overflow-y-auto overscroll-contain px-4 pb-1 text-muted -outline-offset-2 xs:px-6 md:px-8 [@media(max-height:24rem)]:overflow-visible"
        >
          {children}
        </div>
        {actions && (
          <div className="mt-3 flex flex-wrap justify-end gap-2 px-4 *:flex-auto sm:*:flex-none xs:px-6 md:px-8">
            {actions}
          </div>
        )}
      </div>
      <div className="absolute end-2 top-2 md:end-4 md:top-5">
        <CloseButton label={closeLabel} />
      </div>
    </div>
  );
}

export interface ModalContentProps {
  title: ReactNode;
  size?: 'question' | 'form' | 'wide';
  bodyId?: string;
  aside?: ReactNode;
  actions?: ReactNode;
  closeLabel: string;
  children?: ReactNode;
}
