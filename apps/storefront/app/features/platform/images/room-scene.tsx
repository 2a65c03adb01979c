import { Fragment } from 'react';
import type { ResponsiveImage } from '../../../../server/files/image-index.ts';
import { getFallbackImage, getSrcSet, ImageSource } from './image-source.tsx';

/** Where the upright crop is shown. */
const narrow = '(width < 48rem)';

/** A room in one light. */
export interface SceneByCrop {
  /** Left out where what stands beside it says what is seen. */
  alt?: string;
  wide: ResponsiveImage;
  /** For narrow windows. Left out where one crop serves all. */
  tall?: ResponsiveImage;
}

export interface SceneByTheme {
  day: SceneByCrop;
  night: SceneByCrop;
}

export interface RoomSceneProps {
  scene: SceneByTheme;
  /** How wide it is shown, as `sizes` takes it. */
  sizes: string;
  /**
   * The same of the upright crop.
   * @default '100vw'
   */
  tallSizes?: string;
  /**
   * It is the largest of its page's first screen, and comes before anything else.
   * @default false
   */
  first?: boolean;
  /** Of the picture in its frame, which is the nearest positioned element around it. */
  className?: string;
}

/**
 * A room by day, and by night with its lamp lit for who likes it dark. Both stand in the document and the style sheet
 * shows one, so that a stored choice counts as the system's does, from the first frame on. `loading="lazy"` keeps the
 * hidden one from being loaded; of a first one the head asks for the other before layout does.
 */
export function RoomScene({ scene, sizes, tallSizes = '100vw', first, className = '' }: RoomSceneProps) {
  const pictures = (['day', 'night'] as const).map((light) => {
    const { alt = '', wide, tall } = scene[light];
    return (
      <picture key={light} className={light === 'day' ? 'dark:hidden' : 'hidden dark:block'}>
        {tall && <ImageSource picture={tall} sizes={tallSizes} media={narrow} />}
        <ImageSource picture={wide} sizes={sizes} />
        <img
          {...getFallbackImage(wide)}
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
      {pictures}
    </>
  );
}

/**
 * Links in the head, so that the room is asked for before the body is read. They load nothing by themselves: the first
 * script takes the one of the theme and the width that are shown (`preload-lcp-image.ts`).
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
        {tall && <ScenePreload picture={tall} sizes={tallSizes} theme={theme} media={narrow} />}
        <ScenePreload picture={wide} sizes={sizes} theme={theme} />
      </Fragment>
    );
  });
}

interface ScenePreloadProps {
  picture: ResponsiveImage;
  sizes: string;
  theme: 'light' | 'dark';
  media?: string;
}

function ScenePreload({ picture, sizes, theme, media }: ScenePreloadProps) {
  return (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      href={getFallbackImage(picture).src}
      imageSrcSet={getSrcSet(picture)}
      imageSizes={sizes}
      fetchPriority="high"
      media="not all"
      data-for-theme={theme}
      data-media={media}
    />
  );
}
