import type { ShopConfig } from '../../../../server/shop-config.ts';
import drawings from '../../platform/images/drawings.svg?no-inline';

/** Links to the shop's social media. Two of the four icons have no account yet, so they are not links. */
export function SocialLinks({ shop }: { shop: Pick<ShopConfig, 'facebookUrl' | 'instagramUrl'> }) {
  return (
    <ul className="-ms-2.5 mt-2 flex">
      <li>
        <a href={shop.facebookUrl} aria-label="Facebook" className={linkClass}>
          {sign('facebook')}
        </a>
      </li>
      <li>
        <a href={shop.instagramUrl} aria-label="Instagram" className={linkClass}>
          {sign('instagram')}
        </a>
      </li>
      <li aria-hidden="true" className={`${linkClass} text-on-inverse-muted`}>
        {sign('twitter')}
      </li>
      <li aria-hidden="true" className={`${linkClass} text-on-inverse-muted`}>
        {sign('whatsapp')}
      </li>
    </ul>
  );
}

const linkClass = 'flex size-11 items-center justify-center';

function sign(name: string) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}
