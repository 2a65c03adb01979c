import type { Environment } from '../env.ts';

/** What a page may know of the shop it is shown for. Nothing secret: it stands in every visitor's HTML. */
export interface Shop {
  name: string;
  company: string;
  siteUrl: string;
  hotlineShort: string;
  hotlineFull: string;
  supportEmail: string;
  tin: string;
  bin: string;
  facebookUrl: string;
  instagramUrl: string;
}

export function shopFrom(environment: Environment): Shop {
  return {
    name: environment.SHOP_NAME,
    company: environment.COMPANY_NAME,
    siteUrl: environment.SITE_URL.replace(/\/$/, ''),
    hotlineShort: environment.HOTLINE_SHORT,
    hotlineFull: environment.HOTLINE_FULL,
    supportEmail: environment.SUPPORT_EMAIL,
    tin: environment.TIN,
    bin: environment.BIN,
    facebookUrl: environment.FACEBOOK_URL,
    instagramUrl: environment.INSTAGRAM_URL,
  };
}
