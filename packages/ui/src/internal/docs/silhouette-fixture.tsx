import { cx } from 'class-variance-authority';
import type { CSSProperties } from 'react';
import { getSilhouetteFixture, type SilhouetteFixtureName } from './silhouette-paths.fixtures.ts';

/**
 * A line drawing of furniture, as an app may pass it to components that take an image: it fills its frame and stands on
 * a line 17 % from the bottom. Renders an `<svg>` that is hidden from screen readers. Its colours come from the shop's
 * utility `silhouette`, which Storybook loads.
 */
export function SilhouetteFixture({ name, fill, frame: frameColour, className }: SilhouetteFixtureProps) {
  const { mounting = 'floor', width, height, share, frame, body, lines } = getSilhouetteFixture(name);
  const { y, high, align } = stands[mounting];
  const colours = {
    ...(fill && { '--fill': fill }),
    ...(frameColour && { '--frame': frameColour }),
  } as CSSProperties;
  return (
    <svg
      data-slot="silhouette"
      data-mounting={mounting}
      aria-hidden="true"
      className={cx('silhouette', className)}
      style={colours}
    >
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: a part of the image around it */}
      <svg
        x={`${50 - share / 2}%`}
        y={y}
        width={`${share}%`}
        height={high}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio={`xMid${align}`}
      >
        {frame && <path data-shape="frame" d={frame} />}
        <path d={body} />
        {lines && <path fill="none" d={lines} />}
      </svg>
    </svg>
  );
}

interface SilhouetteFixtureProps {
  name: SilhouetteFixtureName;
  /** The colour of the upholstery. */
  fill?: string;
  /** The colour of the legs. */
  frame?: string;
  className?: string;
}

const stands = {
  floor: { y: '17%', high: '66%', align: 'YMax' },
  above: { y: '14%', high: '72%', align: 'YMid' },
};
