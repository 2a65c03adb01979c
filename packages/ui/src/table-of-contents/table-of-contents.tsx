import { cx } from 'class-variance-authority';
import { type ComponentProps, useEffect, useId, useState } from 'react';

const farAbove = 100_000;

/**
 * The chapters of a long page: a row that scrolls sideways on a phone, a column that stays in sight on a wide screen,
 * where the chapter that is being read is marked. Renders a `<nav>`.
 */
export function TableOfContents({
  chapters,
  label = 'On this page',
  className,
  ...props
}: TableOfContentsProps) {
  const labelId = useId();
  const here = useChapterInSight(chapters);
  return (
    <nav
      data-slot="table-of-contents"
      aria-labelledby={labelId}
      className={cx('self-start lg:sticky lg:top-24 print:hidden', className)}
      {...props}
    >
      <p id={labelId} className="text-ink-2 text-meta">
        {label}
      </p>
      <ul className="-mx-4 mt-2 flex gap-x-6 overflow-x-auto scroll-px-4 px-4 [scrollbar-width:none] md:-mx-8 md:scroll-px-8 md:px-8 lg:mx-0 lg:grid lg:px-0 lg:overflow-visible lg:border-hairline lg:border-s">
        {chapters.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === here ? 'location' : undefined}
              className="inline-flex min-h-11 items-center whitespace-nowrap underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:text-neel lg:-ms-px lg:w-full lg:border-transparent lg:border-s-2 lg:ps-4 lg:aria-[current]:border-neel"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A chapter of the page. */
export interface Chapter {
  /** Of its heading, and the end of its address. */
  id: string;
  name: string;
}

export interface TableOfContentsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** In their order on the page. The same array for all renders, or the headings are observed anew with each. */
  chapters: readonly Chapter[];
  /**
   * Stands above the chapters and names the landmark.
   * @default 'On this page'
   */
  label?: string;
}

/** The last chapter whose heading has passed the upper third of the window. */
function useChapterInSight(chapters: readonly Chapter[]): string | undefined {
  const [here, setHere] = useState<string>();
  useEffect(() => {
    const headings = chapters.flatMap(({ id }) => document.getElementById(id) ?? []);
    const passed = new Set<Element>();
    const crossing = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) passed.add(target);
          else passed.delete(target);
        }
        setHere(headings.findLast((heading) => passed.has(heading))?.id);
      },
      // From far above the window down to its upper third: whoever jumps from end to end is followed too.
      { rootMargin: `${farAbove}px 0px -67%` },
    );
    for (const heading of headings) crossing.observe(heading);
    return () => crossing.disconnect();
  }, [chapters]);
  return here;
}
