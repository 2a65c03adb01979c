import { Unstyled } from '@storybook/addon-docs/blocks';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useExampleLanguage } from './example-language.ts';
import { type PlacedMarker, placeMarkers } from './place-markers.ts';
import { renderInlineCode } from './render-inline-code.tsx';
import { ScrollRegion } from './scroll-region.tsx';

export type AnatomyPart = {
  name: string;
  what: ReactNode;
} & (
  | {
      /** The selector of the part in the picture; with `::text`, `::before`, `::after` or `::bottom`, what is on it. */
      at: string;
      notShown?: never;
    }
  | {
      /** Why the picture does not show the part, as a sentence. */
      notShown: string;
      at?: never;
    }
);

/**
 * The component with its parts: the numbers in the margins of the picture point at the real elements. Panels that a
 * press would open are open, unless they load their content only then.
 */
export function Anatomy({ children, parts }: AnatomyProps) {
  const picture = useRef<HTMLDivElement>(null);
  const Language = useExampleLanguage();
  const markers = useMarkers(picture, parts, Language);
  return (
    <Unstyled>
      <div className="mt-6 grid gap-8 lg:grid-cols-[3fr_2fr]">
        <ScrollRegion
          label="Picture of the parts"
          className="grid min-h-48 place-items-center bg-surface-strong px-16 py-10 max-sm:px-10"
        >
          <div
            ref={picture}
            data-live-example=""
            className="grid w-full justify-items-center [&_[popover]:not(:empty)]:relative! [&_[popover]:not(:empty)]:inset-auto! [&_[popover]:not(:empty)]:m-0! [&_[popover]:not(:empty)]:mt-2! [&_[popover]:not(:empty)]:block!"
          >
            <Language>{children}</Language>
          </div>
          <Markers markers={markers ?? []} />
        </ScrollRegion>
        <ol className="grid content-start gap-3" {...(markers === undefined && { 'data-loading': '' })}>
          {parts.map(({ name, what, at, notShown }, index) => {
            const isMissing =
              at !== undefined && markers !== undefined && !markers.some((one) => one.index === index);
            return (
              <li
                key={name}
                className="grid grid-cols-[auto_1fr] gap-x-3 text-small"
                {...(isMissing && { 'data-anatomy-missing': `${name}: ${at}` })}
              >
                <span
                  className={`row-span-2 grid size-6 place-items-center tabular ${at === undefined ? 'border border-control' : 'bg-accent text-on-accent'}`}
                >
                  {index + 1}
                </span>
                <b>{name}</b>
                <span className="text-muted">
                  {renderInlineCode(what)}
                  {notShown !== undefined && <i> Not in the picture: {notShown}</i>}
                </span>
              </li>
            );
          })}
        </ol>
      </div>
    </Unstyled>
  );
}

interface AnatomyProps {
  children: ReactNode;
  parts: readonly AnatomyPart[];
  /**
   * The code in the Markdown of the page, if the picture is made of internal parts or fixtures that nobody can import. By
   * default, the code of the picture.
   */
  example?: string;
}

/** The numbers repeat those of the list, so screen readers skip them. */
function Markers({ markers }: { markers: readonly PlacedMarker[] }) {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible text-accent">
        {markers.map(({ index, badge, target }) => (
          <g key={index} stroke="currentColor" fill="currentColor">
            {/* The edge keeps the line visible on a dark part. */}
            <g className="text-(--piri-surface-strong)" stroke="currentColor" fill="currentColor">
              <line x1={badge.x} y1={badge.y} x2={target.x} y2={target.y} strokeWidth={4} />
              <circle cx={target.x} cy={target.y} r={4} stroke="none" />
            </g>
            <line x1={badge.x} y1={badge.y} x2={target.x} y2={target.y} strokeWidth={1} />
            <circle cx={target.x} cy={target.y} r={2.5} stroke="none" />
          </g>
        ))}
      </svg>
      {markers.map(({ index, badge }) => (
        <span
          key={index}
          data-anatomy-marker=""
          className="absolute grid size-6 -translate-x-1/2 -translate-y-1/2 place-items-center bg-accent text-on-accent text-small tabular"
          style={{ left: badge.x, top: badge.y }}
        >
          {index + 1}
        </span>
      ))}
    </div>
  );
}

/** Measures the parts after each layout: a font, an image or a narrower window moves them. */
function useMarkers(
  picture: RefObject<HTMLDivElement | null>,
  parts: readonly AnatomyPart[],
  language: unknown,
): readonly PlacedMarker[] | undefined {
  const [markers, setMarkers] = useState<readonly PlacedMarker[]>();
  const selectors = JSON.stringify(parts.map(({ at }) => at ?? ''));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language mounts the picture again
  useEffect(() => {
    const element = picture.current;
    const frame = element?.parentElement;
    if (!element || !frame) return;
    const measure = () => setMarkers(placeMarkers(frame, element, JSON.parse(selectors)));
    const observer = new ResizeObserver(measure);
    for (const one of [frame, element, ...element.querySelectorAll('*')]) observer.observe(one);
    document.fonts.ready.then(measure);
    return () => observer.disconnect();
  }, [picture, selectors, language]);
  return markers;
}
