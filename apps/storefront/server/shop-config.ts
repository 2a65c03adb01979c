import type { EnvironmentVariables } from '../env.ts';
import { type ThirdParties, toThirdParties } from './security/third-parties.ts';

/** The shop's configuration for pages. It contains no secrets, since it is part of every visitor's HTML. */
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
  /** Identifies this shop and its browsers to the API. Neither is secret or identifies a person. */
  channel: { apiKey: string; deviceId: string };
  /** The size of the catalogue as PDF, if there is one. */
  pdfMegabytes?: string;
  /** Undefined if no third-party service is configured. */
  thirdParties?: ThirdParties;
}

export function toShopConfig(environment: EnvironmentVariables, catalogue?: { bytes: number }): ShopConfig {
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

/** The bank account for transfers. Only pages that ask for a transfer contain it. */
export interface BankAccount {
  bank: string;
  branch: string;
  name: string;
  number: string;
  routingNumber: string;
}

export function toBankAccount(environment: EnvironmentVariables): BankAccount {
  return {
    bank: environment.BANK_NAME,
    branch: environment.BANK_BRANCH,
    name: environment.BANK_ACCOUNT_NAME,
    number: environment.BANK_ACCOUNT_NUMBER,
    routingNumber: environment.BANK_ROUTING_NUMBER,
  };
}
