import { cx } from 'class-variance-authority';
import { type ComponentProps, useEffect, useId, useState } from 'react';
import { useLabels } from '../internal/use-labels.ts';

const english = { label: 'On this page' };

const farAbove = 100_000;

/**
 * A list of links to the chapters of a long page. On a phone it is a row that scrolls sideways; on a wide screen it is
 * a sticky column that marks the current chapter. Renders a `<nav>`.
 */
export function TableOfContents({ chapters, label, className, ...props }: TableOfContentsProps) {
  const labels = useLabels('TableOfContents', english);
  const labelId = useId();
  const here = useChapterInSight(chapters);
  return (
    <nav
      data-slot="table-of-contents"
      aria-labelledby={labelId}
      className={cx('self-start lg:sticky lg:top-24 print:hidden', className)}
      {...props}
    >
      <p id={labelId} className="text-muted text-small">
        {label ?? labels.label}
      </p>
      <ul className="-mx-4 mt-2 flex gap-x-6 overflow-x-auto scroll-px-4 px-4 [scrollbar-width:none] md:-mx-8 md:scroll-px-8 md:px-8 lg:mx-0 lg:grid lg:px-0 lg:overflow-visible lg:border-subtle lg:border-s">
        {chapters.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === here ? 'location' : undefined}
              className="inline-flex min-h-11 items-center whitespace-nowrap underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:text-accent lg:-ms-px lg:w-full lg:border-transparent lg:border-s-2 lg:ps-4 lg:aria-[current]:border-accent"
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
  /** The id of the chapter's heading, which is also the fragment of its address. */
  id: string;
  name: string;
}

export interface TableOfContentsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The chapters in page order. Pass the same array to every render, or the headings are observed again each time. */
  chapters: readonly Chapter[];
  /**
   * The text above the chapters, which also names the landmark.
   * @default 'On this page'
   */
  label?: string;
}

/** Returns the id of the last chapter whose heading has passed the upper third of the window. */
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
      // From far above the window to its upper third, so that a jump from end to end is detected too.
      { rootMargin: `${farAbove}px 0px -67%` },
    );
    for (const heading of headings) crossing.observe(heading);
    return () => crossing.disconnect();
  }, [chapters]);
  return here;
}
