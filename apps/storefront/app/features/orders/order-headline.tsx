import { Heading } from '@piri/ui/heading';
import { Icon } from '@piri/ui/icon';
import { cva } from 'class-variance-authority';
import { useEffect, useRef } from 'react';
import type { OrderWords } from './order-words.ts';

const mark = cva(
  'inline-flex min-h-10 max-w-full items-center gap-2 px-3.5 py-1.5 font-semibold wrap-anywhere',
  {
    variants: {
      tone: {
        good: 'bg-leaf-soft text-leaf',
        open: 'bg-neel-soft text-neel',
        bad: 'bg-alta-soft text-danger',
      },
    },
  },
);

const icons = { good: 'check', open: 'information', bad: 'alert' } as const;

/** What happened. Where it changes while one looks on, it is read out, and whoever has pressed is led to it. */
export function OrderHeadline({ words, loud }: { words: OrderWords; loud: boolean }) {
  const { tone, headline } = words;
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(headline);
  useEffect(() => {
    if (before.current === headline) return;
    before.current = headline;
    // What was pressed may have gone with the page as it was.
    if (document.activeElement === document.body) heading.current?.focus();
  }, [headline]);
  return (
    <div role="status">
      <p className={mark({ tone })}>
        <Icon name={icons[tone]} width={20} height={20} />
        <span className="tabular">{words.mark}</span>
      </p>
      <Heading
        ref={heading}
        level={1}
        look={loud ? 'hero' : 'page-title'}
        tabIndex={-1}
        className="mt-5 max-w-[12ch] text-balance outline-none data-[look=page-title]:max-w-[16ch]"
      >
        {headline}
      </Heading>
      <p className="mt-6 max-w-[36em] text-ink-2 text-lead wrap-anywhere">{words.lead}</p>
    </div>
  );
}
