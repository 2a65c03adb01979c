import { useEffect, useState } from 'react';
import type { Region, ReviewImage } from '../../src/review/review-data.ts';
import { getCropBox } from './crop.ts';

/** What is scrolled past in less time than this is never loaded. */
const patience = 90;

/** A picture, small: the part around what changed when `crop` says the shape of the frame, or all of it. */
export function Thumbnail({ side, region, crop }: ThumbnailProps) {
  const [stays, setStays] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStays(true), patience);
    return () => clearTimeout(timer);
  }, []);
  if (!stays) return null;

  const box = crop === undefined ? undefined : getCropBox(side, region, crop);
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
  region?: Region | undefined;
  /** Width by height of the frame. */
  crop?: number | undefined;
}
