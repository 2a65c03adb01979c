import type { CSSProperties, ReactNode } from 'react';
import { getSilhouetteFixture } from './silhouette-paths.fixtures.ts';

/** A front view of the sample sofa with its dimensions, as an app may draw it for a gallery. Renders a `<figure>`. */
export function DimensionDrawingFixture({ label }: { label: string }) {
  const { frame, body } = getSilhouetteFixture('sofa');
  return (
    <figure data-slot="dimension-drawing" data-views="front" className="@container w-full">
      <div role="img" aria-label={label} dir="ltr" style={room} className={scale}>
        <div data-side="front" className="row-span-3 grid grid-rows-subgrid justify-center" style={columns}>
          <Standing className="col-start-1 flex-row-reverse pr-[8px] text-right" length={84} inches="33⅛" />
          <div className="col-start-2 row-start-1 self-end pb-4">
            <Lying length={179} from={13} inches="70½">
              <span dir="auto" className="text-muted -mx-10 min-w-[calc(100%+5rem)] basis-full text-center">
                Seat width
              </span>
            </Lying>
          </div>
          <svg
            aria-hidden="true"
            className="silhouette col-start-2 row-start-2 self-end overflow-visible"
            viewBox="0 0 205 84"
            style={{ width: 'calc(205*var(--cm))', height: 'calc(84*var(--cm))' }}
          >
            <g transform="translate(0 0)">
              <path data-shape="frame" d={frame} />
              <path d={body} />
            </g>
            <path className="opacity-40" d="M-12.299999999999999 84H217.3" />
          </svg>
          <div className="col-start-2 row-start-3 grid gap-2 pt-5">
            <Lying length={205} from={0} inches="80¾" />
          </div>
          <Standing className="col-start-3 pl-[8px]" length={44} inches="17⅜">
            <span dir="auto" className="text-muted">
              seat
            </span>
          </Standing>
        </div>
      </div>
    </figure>
  );
}

const room = {
  '--across': 205,
  '--max-width': 205,
  '--max-height': 84,
  '--gutters': 2,
  '--max-gutters': 2,
  '--gap-count': 0,
  '--sheets': 'calc(205*var(--cm) + 2*var(--gutter))',
} as CSSProperties;

const columns = {
  gridTemplateColumns: 'calc(1*var(--gutter)) minmax(calc(205*var(--cm)), auto) calc(1*var(--gutter))',
};

const scale =
  'grid justify-center gap-x-12 text-[length:min(0.875rem,5.6cqw)] leading-normal [--piri-surface:var(--piri-surface-muted)] @min-[44rem]:text-body @min-[64rem]:text-lead *:not-first:pt-10 [--gutter:min(4.25rem,27cqw)] [--cm:min((100cqw-var(--max-gutters)*var(--gutter))/var(--max-width),15rem/var(--max-height))] @min-[44rem]:grid-cols-(--sheets) @min-[44rem]:grid-flow-col @min-[44rem]:*:pt-0 @min-[44rem]:grid-rows-[auto_auto_auto] @min-[44rem]:[--gutter:5.5rem] @min-[44rem]:[--cm:min((100cqw-var(--gap-count)*3rem-var(--gutters)*var(--gutter))/var(--across),20rem/var(--max-height))]';

const half = 'flex h-3 flex-1 items-center before:w-full before:stitch-horizontal';

function Lying({ length, from, inches, children }: LyingProps) {
  return (
    <div
      className="@container"
      style={{ width: `calc(${length}*var(--cm))`, marginLeft: `calc(${from}*var(--cm))` }}
    >
      <div className="flex flex-wrap items-center justify-center text-accent">
        {children}
        <i className={`${half} order-1 border-l-[1.5px]`} />
        <span
          dir="auto"
          className="order-4 flex basis-full justify-center gap-1 whitespace-nowrap px-4 @min-[9.5rem]:order-2 @min-[9.5rem]:basis-auto"
        >
          <Figures length={length} inches={inches} />
        </span>
        <i className={`${half} order-3 border-r-[1.5px]`} />
      </div>
    </div>
  );
}

interface LyingProps {
  length: number;
  from: number;
  inches: string;
  children?: ReactNode;
}

function Standing({ className, length, inches, children }: StandingProps) {
  return (
    <div
      className={`row-start-2 flex w-(--gutter) items-end gap-[6px] self-end text-accent ${className}`}
      style={{ height: `calc(${length}*var(--cm))` }}
    >
      <i className="flex h-full w-[10px] flex-none justify-center border-y-[1.5px] before:w-[1.5px] before:stitch-border" />
      <span className="flex min-h-full flex-1 flex-col justify-center">
        {children}
        <Figures length={length} inches={inches} />
      </span>
    </div>
  );
}

interface StandingProps {
  className: string;
  length: number;
  inches: string;
  children?: ReactNode;
}

function Figures({ length, inches }: { length: number; inches: string }) {
  return (
    <>
      <b className="whitespace-nowrap text-default">{`${length} cm`}</b>
      <span className="whitespace-nowrap text-muted">{`${inches} in`}</span>
    </>
  );
}
