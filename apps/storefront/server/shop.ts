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
  /** See `isSnoozed`. */
  popUpSnoozeHours: number;
  /** Names this shop and its browsers to the API; neither is a secret, nor says who somebody is. */
  channel: { apiKey: string; deviceId: string };
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
    popUpSnoozeHours: environment.POPUP_SNOOZE_HOURS,
    channel: { apiKey: environment.API_KEY, deviceId: environment.DEVICE_ID },
  };
}
