import { Heading } from '@piri/ui/heading';
import { StatusBadge } from '@piri/ui/status-badge';
import { useEffect, useRef } from 'react';
import type { OrderHeadlineTexts } from './order-headline-texts.ts';

/** The status of the order as a headline. A change is announced, and takes the focus if the pressed button is gone. */
export function OrderHeadline({ texts, large }: { texts: OrderHeadlineTexts; large: boolean }) {
  const { tone, headline } = texts;
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(headline);
  useEffect(() => {
    if (before.current === headline) return;
    before.current = headline;
    // The pressed button may have been removed with the previous state.
    if (document.activeElement === document.body) heading.current?.focus();
  }, [headline]);
  return (
    <div role="status" className="print:hidden">
      <p>
        <StatusBadge tone={tone}>{texts.mark}</StatusBadge>
      </p>
      <Heading
        ref={heading}
        level={1}
        variant={large ? 'hero' : 'page-title'}
        tabIndex={-1}
        className="mt-5 max-w-[12ch] text-balance outline-none data-[variant=page-title]:max-w-[16ch]"
      >
        {headline}
      </Heading>
      <p className="mt-6 max-w-[36em] text-pretty text-muted text-lead wrap-anywhere">{texts.lead}</p>
    </div>
  );
}
