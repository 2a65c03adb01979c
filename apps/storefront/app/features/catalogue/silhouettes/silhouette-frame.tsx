import { cx } from 'class-variance-authority';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { getMounting, type Mounting } from './outlines/get-mounting.ts';
import type { Dimensions } from './outlines/silhouette-names.ts';

/** The frame around a silhouette, whether it is drawn inline or from a file. */
export function SilhouetteFrame({
  name,
  dimensions,
  alt,
  fill,
  frame,
  bounds = 'stage',
  view,
  className,
  style,
  ...props
}: SilhouetteFrameProps) {
  const mounting = getMounting(name);
  const { width } = dimensions;
  const height = mounting === 'above' ? dimensions.depth : dimensions.height;
  const share = shareOf(Math.max(width, height));
  const { y, high, align } = stands[mounting];
  const fullViewBox = `0 0 ${width} ${height}`;
  const colours = { ...(fill && { '--fill': fill }), ...(frame && { '--frame': frame }) } as CSSProperties;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is named by `aria-label`, or hidden if there is none
    <svg
      data-slot="silhouette"
      data-mounting={mounting}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      className={cx('silhouette', className)}
      style={{ ...colours, ...style }}
      {...(bounds === 'item' && { viewBox: fullViewBox })}
      {...props}
    >
      {bounds === 'item' ? (
        view
      ) : (
        <>
          {mounting === 'ceiling' && <line x1="50%" x2="50%" y2={y} />}
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: a part of the one picture around it */}
          <svg
            x={`${50 - share / 2}%`}
            y={y}
            width={`${share}%`}
            height={high}
            viewBox={fullViewBox}
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
  /** The name of the outline, such as `sofa`. Unknown names are drawn as a box. */
  name: string;
  /** The dimensions in centimetres. */
  dimensions: Dimensions;
  /** The accessible name. Empty if the text beside the silhouette describes the item. */
  alt: string;
  /**
   * The colour of the item's material, or of its wood if it has none. Applied as a light tint, under lines in the
   * colour of the text.
   */
  fill?: string | undefined;
  /** The colour of the legs and the frame, if they are of a different material. */
  frame?: string | undefined;
  /**
   * `stage` adds the margins of a card's image; `item` draws to the edges in the item's own proportions, to show
   * several items at the same scale.
   * @default 'stage'
   */
  bounds?: 'stage' | 'item';
  /** The drawing, in a sheet of the item's own dimensions. */
  view: ReactNode;
}

const stands: Record<Mounting, { y: string; high: string; align: string }> = {
  floor: { y: '17%', high: '66%', align: 'YMax' },
  wall: { y: '14%', high: '72%', align: 'YMid' },
  ceiling: { y: '30%', high: '53%', align: 'YMin' },
  above: { y: '14%', high: '72%', align: 'YMid' },
};

/** Returns the percentage of the frame's width that an item takes up: smaller for a stool than for a sofa. */
function shareOf(longest: number): number {
  return Math.round(Math.min(82, Math.max(40, 20 + 13 * Math.log2(longest / 8))));
}
