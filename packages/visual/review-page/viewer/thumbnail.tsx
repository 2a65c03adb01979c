import { useEffect, useState } from 'react';
import type { ChangedRegion, ReviewImage } from '../../src/review/review-data.ts';
import { getObjectViewBox } from './object-view-box.ts';

/** Delay before an image is loaded, in milliseconds, so that thumbnails that are scrolled past are not. */
const loadDelayMs = 90;

/** A thumbnail. With `crop`, it shows the part around the change instead of the whole screenshot. */
export function Thumbnail({ side, region, crop }: ThumbnailProps) {
  const [stays, setStays] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStays(true), loadDelayMs);
    return () => clearTimeout(timer);
  }, []);
  if (!stays) return null;

  const box = crop === undefined ? undefined : getObjectViewBox(side, region, crop);
  return (
    <img
      src={side.source}
      alt=""
      decoding="async"
      draggable={false}
      className="h-full w-full object-contain object-top"
      style={box === undefined ? undefined : { objectViewBox: box }}
    />
  );
}

interface ThumbnailProps {
  side: ReviewImage;
  region?: ChangedRegion | undefined;
  /** The aspect ratio of the frame: width divided by height. */
  crop?: number | undefined;
}
