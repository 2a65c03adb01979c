import type { ChangedRegion } from '../../src/review/review-data.ts';

/**
 * Numbered boxes around the changed regions. Hidden from assistive technology: the caption has their number, and N
 * steps through them.
 */
export function RegionBoxes({ regions, scale, current }: RegionBoxesProps) {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      {regions.map(({ x, y, width, height }, index) => (
        <div
          key={`${x} ${y} ${width} ${height}`}
          data-region={index + 1}
          data-current={index === current ? '' : undefined}
          className="region-box absolute data-current:outline-3 data-current:outline-accent data-current:outline-offset-4"
          style={{
            left: x * scale - air,
            top: y * scale - air,
            width: width * scale + air * 2,
            height: height * scale + air * 2,
          }}
        >
          <b className="absolute -start-1.25 bottom-full mb-0.5 flex h-5 min-w-5 items-center justify-center rounded-chip bg-highlight px-1 text-hint text-on-highlight">
            {index + 1}
          </b>
        </div>
      ))}
    </div>
  );
}

/** Space between the box and the region, in pixels. */
const air = 4;

interface RegionBoxesProps {
  regions: readonly ChangedRegion[];
  scale: number;
  /** The region that was selected last. */
  current: number | null;
}
