import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const frame = cva('relative block overflow-clip', {
  variants: {
    backdrop: {
      none: '',
      muted: 'bg-surface-muted',
      living: 'bg-backdrop-living',
      bedroom: 'bg-backdrop-bedroom',
      dining: 'bg-backdrop-dining',
      office: 'bg-backdrop-office',
      kids: 'bg-backdrop-kids',
      outdoor: 'bg-backdrop-outdoor',
      decor: 'bg-backdrop-decor',
    },
  },
});

const image = cva('absolute inset-0 size-full text-muted text-small', {
  variants: {
    fit: {
      cover: 'object-cover after:bg-surface-muted',
      contain: 'bg-inherit object-contain after:bg-inherit',
    },
    // Only an image that failed to load has an `::after`, so this needs no JavaScript: its alternative text on a plain
    // background, over the browser's icon. Safari has no such `::after` and shows the icon with the text beside it.
    onBackdrop: {
      true: [
        'after:absolute after:inset-0 after:flex after:items-center after:justify-center after:p-4',
        "after:text-center forced-colors:after:border after:content-[attr(alt)_/_'']",
      ],
    },
  },
});

/**
 * An image in a frame that keeps its size while it loads, if it fails, and without JavaScript. Renders a `<picture>`
 * around an `<img>`; props that are not named below go to the `<picture>`. A photograph covers its frame; a cut-out
 * (`fit="contain"`) is placed in it on a backdrop.
 */
export function Image({
  src,
  alt,
  width,
  height,
  sources = [],
  sizes,
  fit = 'cover',
  backdrop = fit === 'cover' ? 'muted' : 'none',
  colour,
  placeholder,
  ratio = `${width} / ${height}`,
  priority = false,
  loading = priority ? 'eager' : 'lazy',
  onLoad,
  onError,
  className,
  style,
  ...props
}: ImageProps) {
  const blurred = placeholder && `url("${placeholder}") center / cover`;
  const background = [blurred, colour].filter(Boolean).join(' ');
  return (
    <picture
      data-slot="image"
      data-fit={fit}
      data-backdrop={backdrop}
      className={frame({ backdrop, className })}
      style={{ aspectRatio: ratio, ...(background && { background }), ...style }}
      {...props}
    >
      {sources.map((source) => (
        <source key={`${source.media} ${source.type}`} sizes={sizes} {...source} />
      ))}
      <img
        alt={alt}
        width={width}
        height={height}
        loading={loading}
        fetchPriority={priority ? 'high' : undefined}
        onLoad={onLoad}
        onError={onError}
        className={image({ fit, onBackdrop: backdrop !== 'none' })}
        src={src}
      />
    </picture>
  );
}

export type ImageBackdrop =
  | 'living'
  | 'bedroom'
  | 'dining'
  | 'office'
  | 'kids'
  | 'outdoor'
  | 'decor'
  | 'muted'
  | 'none';

/** A `<source>`: the same image in another format or, with `media`, another crop. */
export interface ImageSource {
  /**
   * The `srcset`, including widths.
   * @example '/sofa-320.avif 320w,/sofa-640.avif 640w'
   */
  srcSet: string;
  /** @example 'image/avif' */
  type?: string;
  media?: string;
  /** The sizes of this crop, if they differ from those of the image. */
  sizes?: string;
  width?: number;
  height?: number;
}

interface ImageOptions extends Omit<ComponentProps<'picture'>, 'children' | 'onLoad' | 'onError'> {
  /** The image for browsers that support none of the `sources`. */
  src: string;
  /**
   * The alternative text, also shown if the image fails to load. Leave it empty if the text beside it says the same.
   */
  alt: string;
  /** The size of the file. Without a `ratio`, it determines the aspect ratio of the frame. */
  width: number;
  height: number;
  /** The sources, best format first. */
  sources?: readonly ImageSource[];
  /**
   * The width at which the image is shown.
   * @example '(width >= 48rem) 33vw, 100vw'
   */
  sizes?: string;
  /**
   * The aspect ratio of the frame; `auto` if a class sets its height.
   * @example '4 / 5'
   */
  ratio?: string;
  /**
   * For the most important image of the first screen: loads at once and before others.
   * @default false
   */
  priority?: boolean;
  /** @default 'lazy', and 'eager' with `priority` */
  loading?: 'lazy' | 'eager';
  onLoad?: ComponentProps<'img'>['onLoad'];
  onError?: ComponentProps<'img'>['onError'];
}

interface Photograph {
  /** @default 'cover' */
  fit?: 'cover';
  /** The average colour of the photograph. Fills the frame until it has loaded. */
  colour?: string;
  /** A small blurred version of it, as a data URL. */
  placeholder?: string;
  backdrop?: never;
}

interface CutOut {
  /** A cut-out is transparent around the edges, so it has no placeholder that would show through. */
  fit: 'contain';
  /**
   * The background of the frame; `none` leaves it transparent.
   * @default 'none'
   */
  backdrop?: ImageBackdrop;
  colour?: never;
  placeholder?: never;
}

export type ImageProps = ImageOptions & (Photograph | CutOut);
