import { Fragment } from 'react';
import type { ResponsiveImage } from '../../../../server/files/image-index.ts';
import { getAvifSrcSet, getFallbackImageProps, ImageSource } from './image-source.tsx';

/** The media query for the portrait crop. */
const narrow = '(width < 48rem)';

/** A room scene in one light. */
export interface SceneByCrop {
  /** Omitted if the text beside it already describes the scene. */
  alt?: string;
  wide: ResponsiveImage;
  /** The crop for narrow windows. Omitted if one crop serves all. */
  tall?: ResponsiveImage;
}

export interface SceneByTheme {
  day: SceneByCrop;
  night: SceneByCrop;
}

export interface RoomSceneProps {
  scene: SceneByTheme;
  /** The value of the `sizes` attribute. */
  sizes: string;
  /**
   * The `sizes` of the portrait crop.
   * @default '100vw'
   */
  tallSizes?: string;
  /**
   * Whether it is the largest image of the first screen, and loads before anything else.
   * @default false
   */
  first?: boolean;
  /** The class of the image. It fills the nearest positioned ancestor. */
  className?: string;
}

/**
 * A room scene by day, and by night with its lamp lit for dark mode. Both are in the document and CSS shows one, so
 * that a stored theme applies like the system's from the first frame. `loading="lazy"` keeps the hidden one from
 * loading; for a first scene, links in the head request the visible one before layout.
 */
export function RoomScene({ scene, sizes, tallSizes = '100vw', first, className = '' }: RoomSceneProps) {
  const images = (['day', 'night'] as const).map((light) => {
    const { alt = '', wide, tall } = scene[light];
    return (
      <picture key={light} className={light === 'day' ? 'dark:hidden' : 'hidden dark:block'}>
        {tall && <ImageSource image={tall} sizes={tallSizes} media={narrow} />}
        <ImageSource image={wide} sizes={sizes} />
        <img
          {...getFallbackImageProps(wide)}
          alt={alt}
          loading="lazy"
          fetchPriority={first ? 'high' : undefined}
          className={`absolute inset-0 size-full object-cover ${className}`}
          style={{
            background: wide.colour,
            objectPosition: wide.level === undefined ? undefined : `50% ${wide.level * 100}%`,
          }}
        />
      </picture>
    );
  });
  return (
    <>
      {first && <ScenePreloads scene={scene} sizes={sizes} tallSizes={tallSizes} />}
      {images}
    </>
  );
}

/**
 * Preload links in the head, so that the scene is requested before the body is parsed. They load nothing by themselves:
 * the first script activates the one for the current theme and width (`preload-lcp-image.ts`).
 */
function ScenePreloads({
  scene,
  sizes,
  tallSizes,
}: Required<Pick<RoomSceneProps, 'scene' | 'sizes' | 'tallSizes'>>) {
  return (['day', 'night'] as const).map((light) => {
    const { wide, tall } = scene[light];
    const theme = light === 'day' ? 'light' : 'dark';
    return (
      <Fragment key={light}>
        {tall && <ScenePreload image={tall} sizes={tallSizes} theme={theme} media={narrow} />}
        <ScenePreload image={wide} sizes={sizes} theme={theme} />
      </Fragment>
    );
  });
}

interface ScenePreloadProps {
  image: ResponsiveImage;
  sizes: string;
  theme: 'light' | 'dark';
  media?: string;
}

function ScenePreload({ image, sizes, theme, media }: ScenePreloadProps) {
  return (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      href={getFallbackImageProps(image).src}
      imageSrcSet={getAvifSrcSet(image)}
      imageSizes={sizes}
      fetchPriority="high"
      media="not all"
      data-for-theme={theme}
      data-media={media}
    />
  );
}
