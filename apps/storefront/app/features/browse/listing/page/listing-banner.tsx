import { SceneBanner } from '../../../platform/images/scene-banner.tsx';
import type { ListingBannerImage } from '../data/load-listing-banner.ts';

/** The image above a list. A room is the largest image of the page, so it loads first, in the light of the theme. */
export function ListingBanner({ banner }: { banner: ListingBannerImage }) {
  if (typeof banner !== 'string') return <SceneBanner scene={banner} className="mt-2 mb-6" />;
  return (
    <img
      src={banner}
      alt=""
      className="mt-2 mb-6 aspect-3/1 max-h-75 w-full bg-surface-muted object-cover corner-mitre"
    />
  );
}
