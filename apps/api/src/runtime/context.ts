import type { Endpoint } from '@piri/contract/endpoint';
import type { Kysely } from 'kysely';
import type { ConfirmMobileMode } from '../core/env.ts';
import type { Logger } from '../core/log.ts';
import type { Database, DatabaseKind } from '../db/schema.ts';
import type { RunIdempotently } from './idempotency.ts';
import type { PaymentGateway } from './payment-gateway.ts';

/** `cheap` is for tests, which sign in by the hundred; a start in production refuses it. */
export type PasswordCost = 'full' | 'cheap';

/** What every verb may use. Made once at start and passed in; nothing is looked up from the surroundings. */
export interface AppContext {
  db: Kysely<Database>;
  databaseKind: DatabaseKind;
  log: Logger;
  /** The only clock: the database's, so that all processes share it. */
  now: () => Date;
  passwordCost: PasswordCost;
  /** By how much the limits are raised, where one address makes the calls of many. */
  limitFactor: number;
  /** The shop's secret, under which addresses and mobile numbers are made fingerprints. The same for all processes. */
  fingerprintKey: string;
  confirmMobile: ConfirmMobileMode;
  /** Where the shop's pages stand, for links in mails. */
  siteUrl: string;
  /** Where those who work in the shop read what shoppers write. */
  supportEmail: string;
  /** Who takes the money of cards and wallets; a shop may have nobody. */
  gateway: PaymentGateway | undefined;
}

/** Who sends a request, as far as the request itself says. */
export interface Caller {
  /** Where it comes from, told from the proxies in between; of IPv6 the network, since a household has one. */
  address: string;
  /** What the browser or app says it is; anything may stand in it. */
  userAgent: string;
  /** The session's token, which nobody has looked up yet. */
  token: string | undefined;
  /** What opens one order without an account. */
  guestToken: string | undefined;
  /** What a browser was given that confirmed a mobile number. */
  mobileToken: string | undefined;
  /** What the browser was given when somebody signed in with it. */
  deviceToken: string | undefined;
}

/** Whose session the request belongs to. Rows that are owned are read and written with this id in the SQL. */
export interface SessionCustomer {
  id: string;
  email: string;
  fullName: string;
  /** Of the session's token. */
  sessionHash: string;
}

/** What a call may use beside: who calls, as far as its record in the contract asks for that, and for a keyed call `once`. */
export type RequestContext<E extends Endpoint> = AppContext & { caller: Caller } & (E['auth'] extends 'user'
    ? { customer: SessionCustomer }
    : E['auth'] extends 'public'
      ? unknown
      : { customer: SessionCustomer | undefined }) &
  (E['repeat'] extends 'keyed' ? { once: RunIdempotently; idempotencyKey: string } : unknown);
