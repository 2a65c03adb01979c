import { WideRoom } from '../../../platform/images/wide-room.tsx';
import type { Banner } from '../data/choose-banner.ts';

/** The picture above a list. A room is the largest thing of its page, so it comes first, in the light of the theme. */
export function ListingBanner({ banner }: { banner: Banner }) {
  if (typeof banner !== 'string') return <WideRoom scene={banner} className="mt-2 mb-6" />;
  return (
    <img
      src={banner}
      alt=""
      className="mt-2 mb-6 aspect-3/1 max-h-75 w-full bg-pati object-cover joint-corner"
    />
  );
}
