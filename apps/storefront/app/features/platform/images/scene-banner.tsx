import { RoomScene, type SceneByTheme } from './room-scene.tsx';

export interface SceneBannerProps {
  scene: SceneByTheme;
  className?: string;
}

/** A room scene across the top of a page, with the portrait crop on phones. */
export function SceneBanner({ scene, className = '' }: SceneBannerProps) {
  return (
    <div
      className={`corner-mitre relative aspect-5/4 w-full overflow-clip md:aspect-3/1 md:max-h-100 print:hidden ${className}`}
    >
      <RoomScene
        scene={scene}
        sizes="(width >= 90rem) 1376px, calc(100vw - 4rem)"
        tallSizes="calc(100vw - 2rem)"
        first
        className="object-[50%_80%]"
      />
    </div>
  );
}
