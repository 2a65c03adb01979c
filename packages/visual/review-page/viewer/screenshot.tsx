import { cx } from 'class-variance-authority';
import type { CSSProperties } from 'react';
import type { ReviewImage } from '../../src/review/review-data.ts';

/** One screenshot on the sheet. Pixels stay sharp if it is enlarged. */
export function Screenshot({ side, alt, scale, className, style }: ScreenshotProps) {
  return (
    <img
      src={side.source}
      alt={alt}
      width={side.width}
      height={side.height}
      decoding="async"
      draggable={false}
      className={cx(
        'absolute top-0 left-0 max-w-none select-none',
        scale > 1 && '[image-rendering:pixelated]',
        className,
      )}
      style={{ width: side.width * scale, height: side.height * scale, ...style }}
    />
  );
}

interface ScreenshotProps {
  side: ReviewImage;
  alt: string;
  scale: number;
  className?: string;
  style?: CSSProperties;
}
