import type { Picture } from '../../../server/pictures.ts';
import { fallbackOf, PictureSource } from './picture-source.tsx';

/** A room in one light. */
export interface RoomInLight {
  /** Left out where what stands beside it says what is seen. */
  alt?: string;
  wide: Picture;
  /** For narrow windows. Left out where one crop serves all. */
  tall?: Picture;
}

export interface RoomByLight {
  day: RoomInLight;
  night: RoomInLight;
}

export interface RoomSceneProps {
  scene: RoomByLight;
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
 * hidden one from being loaded; of a first one `early-picture.ts` asks for the other before layout does.
 */
export function RoomScene({ scene, sizes, tallSizes = '100vw', first, className = '' }: RoomSceneProps) {
  return (['day', 'night'] as const).map((light) => {
    const { alt = '', wide, tall } = scene[light];
    return (
      <picture
        key={light}
        data-theme-only={first && (light === 'day' ? 'light' : 'dark')}
        className={light === 'day' ? 'dark:hidden' : 'hidden dark:block'}
      >
        {tall && <PictureSource picture={tall} sizes={tallSizes} media="(width < 48rem)" />}
        <PictureSource picture={wide} sizes={sizes} />
        <img
          {...fallbackOf(wide)}
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
}
