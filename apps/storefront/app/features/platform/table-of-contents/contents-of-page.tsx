import { useEffect, useState } from 'react';

export interface Chapter {
  /** Of its heading, and the end of its address. */
  id: string;
  name: string;
}

const farAbove = 100_000;

/** What there is to read: a row to push on a phone, always at hand on a wide screen, where the chapter is marked. */
export function ContentsOfPage({ chapters }: { chapters: Chapter[] }) {
  const here = useChapterInSight(chapters);
  return (
    <nav aria-labelledby="contents" className="self-start lg:sticky lg:top-24 print:hidden">
      <p id="contents" className="text-ink-2 text-meta">
        On this page
      </p>
      <ul className="-mx-4 mt-2 flex gap-x-6 overflow-x-auto px-4 [scrollbar-width:none] md:-mx-8 md:px-8 lg:mx-0 lg:grid lg:px-0 lg:overflow-visible lg:border-hairline lg:border-s">
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

/** The last chapter whose heading has passed the upper third of the window. */
function useChapterInSight(chapters: Chapter[]): string | undefined {
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
