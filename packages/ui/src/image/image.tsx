import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const frame = cva('relative block overflow-clip', {
  variants: {
    backdrop: {
      none: '',
      muted: 'bg-pati',
      living: 'bg-stage-living',
      bedroom: 'bg-stage-bedroom',
      dining: 'bg-stage-dining',
      office: 'bg-stage-office',
      kids: 'bg-stage-kids',
      outdoor: 'bg-stage-outdoor',
      decor: 'bg-stage-decor',
    },
  },
});

const picture = cva('absolute inset-0 size-full text-ink-2 text-meta', {
  variants: {
    fit: { cover: 'object-cover after:bg-pati', contain: 'bg-inherit object-contain after:bg-inherit' },
    // Only a picture that did not come has an ::after, so this takes no script: its words on a calm ground, over the
    // browser's sign for it. Safari has no such ::after and shows that sign with the words beside it.
    onBackdrop: {
      true: [
        'after:absolute after:inset-0 after:flex after:items-center after:justify-center after:p-4',
        "after:text-center forced-colors:after:border after:content-[attr(alt)_/_'']",
      ],
    },
  },
});

/**
 * A picture in a frame that keeps its place while it loads, when it does not come, and without a script. Renders a
 * `<picture>` around an `<img>`; what is not named below goes to the `<picture>`. A photograph covers its frame; a
 * piece that is cut out (`fit="contain"`) stands in it on the colour of a stage.
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
        className={picture({ fit, onBackdrop: backdrop !== 'none' })}
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

/** One `<source>`: the same picture in another format or, with `media`, another crop. */
export interface ImageSource {
  /**
   * Finished, widths and all.
   * @example '/sofa-320.avif 320w,/sofa-640.avif 640w'
   */
  srcSet: string;
  /** @example 'image/avif' */
  type?: string;
  media?: string;
  /** Where this crop is shown in other widths than the rest. */
  sizes?: string;
  width?: number;
  height?: number;
}

interface ImageOptions extends Omit<ComponentProps<'picture'>, 'children' | 'onLoad' | 'onError'> {
  /** For browsers that take none of the `sources`. */
  src: string;
  /** What is to be seen, and what stands in its place when it does not come. Empty when the words beside it say it. */
  alt: string;
  /** The size of the file. Without a `ratio` it gives the frame its shape. */
  width: number;
  height: number;
  /** Best format first. */
  sources?: readonly ImageSource[];
  /**
   * How wide it is shown.
   * @example '(width >= 48rem) 33vw, 100vw'
   */
  sizes?: string;
  /**
   * The shape of the frame; `auto` when a class gives its height.
   * @example '4 / 5'
   */
  ratio?: string;
  /**
   * For the one picture that the first screen is waited for: loads at once and before others.
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
  /** The colour the photograph is on the whole. Fills the frame until it is there. */
  colour?: string;
  /** A few blurred pixels of it, as a data URL. */
  placeholder?: string;
  backdrop?: never;
}

interface CutOut {
  /** The piece stands free: nothing may show through around it once it is there, so it has no placeholder. */
  fit: 'contain';
  /**
   * The ground it stands on; `none` leaves what lies behind.
   * @default 'none'
   */
  backdrop?: ImageBackdrop;
  colour?: never;
  placeholder?: never;
}

export type ImageProps = ImageOptions & (Photograph | CutOut);
