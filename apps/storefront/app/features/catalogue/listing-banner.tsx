import { RoomScene } from '../pictures/room-scene.tsx';
import type { Banner } from './choose-banner.ts';

/** The picture above a list. A room is the largest thing of its page, so it comes first, in the light of the theme. */
export function ListingBanner({ banner }: { banner: Banner }) {
  if (typeof banner === 'string') {
    return (
      <img
        src={banner}
        alt=""
        className="mt-2 mb-6 aspect-3/1 max-h-75 w-full bg-pati object-cover joint-corner"
      />
    );
  }
  return (
    <div className="joint-corner relative mt-2 mb-6 aspect-5/4 overflow-clip md:aspect-3/1 md:max-h-100 w-full">
      <RoomScene
        scene={banner}
        sizes="(width >= 90rem) 1376px, calc(100vw - 4rem)"
        tallSizes="calc(100vw - 2rem)"
        first
        className="object-[50%_80%]"
      />
    </div>
  );
}
