import { cx } from 'class-variance-authority';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { getMounting, type Mounting } from './outlines/get-mounting.ts';
import type { Dimensions } from './outlines/silhouette-names.ts';

/** The frame that a piece stands in, around its drawing, wherever that comes from. */
export function SilhouetteFrame({
  outline,
  measures,
  alt,
  fill,
  frame,
  bounds = 'stage',
  view,
  className,
  style,
  ...props
}: SilhouetteFrameProps) {
  const place = getMounting(outline);
  const { width } = measures;
  const height = place === 'above' ? measures.depth : measures.height;
  const share = shareOf(Math.max(width, height));
  const { y, high, align } = stands[place];
  const whole = `0 0 ${width} ${height}`;
  const colours = { ...(fill && { '--fill': fill }), ...(frame && { '--frame': frame }) } as CSSProperties;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: `aria-label` names it, and without one it is hidden
    <svg
      data-slot="silhouette"
      data-mounting={place}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      className={cx('silhouette', className)}
      style={{ ...colours, ...style }}
      {...(bounds === 'piece' && { viewBox: whole })}
      {...props}
    >
      {bounds === 'piece' ? (
        view
      ) : (
        <>
          {place === 'ceiling' && <line x1="50%" x2="50%" y2={y} />}
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: a part of the one picture around it */}
          <svg
            x={`${50 - share / 2}%`}
            y={y}
            width={`${share}%`}
            height={high}
            viewBox={whole}
            preserveAspectRatio={`xMid${align}`}
          >
            {view}
          </svg>
        </>
      )}
    </svg>
  );
}

export interface SilhouetteFrameProps extends Omit<ComponentProps<'svg'>, 'fill' | 'children'> {
  /** Which of the outlines it is, such as `sofa`. A name that is not known is drawn as a box. */
  outline: string;
  /** In centimetres. */
  measures: Dimensions;
  /** What is to be seen. Empty when the words beside it say it. */
  alt: string;
  /** The colour of its cloth or, where it has none, of its wood. Laid on thinly, under lines in the colour of the text. */
  fill?: string | undefined;
  /** The colour of its legs and frame, where they are of another material. */
  frame?: string | undefined;
  /**
   * `stage` stands it in a frame with the air of a card; `piece` draws it to the edges in its own proportions, for
   * several that are to be seen in one scale.
   * @default 'stage'
   */
  bounds?: 'stage' | 'piece';
  /** The drawing, in a sheet of the piece's own measures. */
  view: ReactNode;
}

const stands: Record<Mounting, { y: string; high: string; align: string }> = {
  floor: { y: '17%', high: '66%', align: 'YMax' },
  wall: { y: '14%', high: '72%', align: 'YMid' },
  ceiling: { y: '30%', high: '53%', align: 'YMin' },
  above: { y: '14%', high: '72%', align: 'YMid' },
};

/** How much of the frame's width a piece takes: a stool does not fill it as a sofa does. */
function shareOf(longest: number): number {
  return Math.round(Math.min(82, Math.max(40, 20 + 13 * Math.log2(longest / 8))));
}
