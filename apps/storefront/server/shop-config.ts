import type { Variables } from '../env.ts';
import { type ThirdParties, toThirdParties } from './security/third-parties.ts';

/** What a page may know of the shop it is shown for. Nothing secret: it stands in every visitor's HTML. */
export interface ShopConfig {
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
  /** How large the catalogue as PDF is, where there is one. */
  pdfMegabytes?: string;
  /** Absent, and not a byte of any page, where nothing of another company is configured. */
  thirdParties?: ThirdParties;
}

export function toShopConfig(environment: Variables, catalogue?: { bytes: number }): ShopConfig {
  const thirdParties = toThirdParties(environment);
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
    ...(catalogue && { pdfMegabytes: (catalogue.bytes / 1_000_000).toFixed(1) }),
    ...(thirdParties && { thirdParties }),
  };
}

/** Where transfers go. On the pages that ask for one, and on no other. */
export interface BankAccount {
  bank: string;
  branch: string;
  name: string;
  number: string;
  routingNumber: string;
}

export function toBankAccount(environment: Variables): BankAccount {
  return {
    bank: environment.BANK_NAME,
    branch: environment.BANK_BRANCH,
    name: environment.BANK_ACCOUNT_NAME,
    number: environment.BANK_ACCOUNT_NUMBER,
    routingNumber: environment.BANK_ROUTING_NUMBER,
  };
}
