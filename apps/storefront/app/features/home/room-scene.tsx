import type { Scene, SceneView } from '../../../server/pictures.ts';
import { fallbackOf, PictureSources } from '../pictures/picture-sources.tsx';

/** The frame is wider than the picture below 1280 and higher above, so the picture is cut at its sides. */
const wideSizes = '(width >= 80rem) max(100vw, 1520px), 123vw';

/**
 * The living room of the first screen: by day, and by night with its lamp lit for who likes it dark. Both stand in the
 * document and the style sheet shows one, so that a stored choice counts as the system's does, from the first frame
 * on. `loading="lazy"` keeps the hidden one from being loaded; `early-picture.ts` asks for the other before layout does.
 */
export function RoomScene({ scene, className }: { scene: Scene; className: string }) {
  return (
    <div data-slot="room-scene" className={className}>
      <View view={scene.day} theme="light" className="dark:hidden" />
      <View view={scene.night} theme="dark" className="hidden dark:block" />
    </div>
  );
}

function View({ view, theme, className }: { view: SceneView; theme: 'light' | 'dark'; className: string }) {
  return (
    <picture data-theme-only={theme} className={className}>
      <PictureSources picture={view.tall} sizes="100vw" media="(width < 48rem)" />
      <PictureSources picture={view.wide} sizes={wideSizes} />
      <img
        {...fallbackOf(view.wide)}
        alt={view.alt}
        loading="lazy"
        fetchPriority="high"
        className="absolute inset-0 size-full object-cover object-bottom"
        style={{ background: view.wide.colour }}
      />
    </picture>
  );
}
