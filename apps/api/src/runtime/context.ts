import type { Endpoint } from '@piri/contract/define-endpoint';
import type { Kysely } from 'kysely';
import type { ConfirmMobileMode } from '../core/env.ts';
import type { Logger } from '../core/log.ts';
import type { Database, DatabaseKind } from '../db/schema.ts';
import type { RunIdempotently } from './idempotency.ts';
import type { PaymentGateway } from './payment-gateway.ts';

/** `cheap` is for tests, which sign in hundreds of times. Production does not start with it. */
export type PasswordHashCostMode = 'full' | 'cheap';

/** What every handler may use. Created once at startup and passed in; handlers use no globals. */
export interface AppContext {
  db: Kysely<Database>;
  databaseKind: DatabaseKind;
  log: Logger;
  /** The only clock: the database's, so that all processes share it. */
  now: () => Date;
  passwordCost: PasswordHashCostMode;
  /** The factor by which the limits are raised, for tests in which one address makes the calls of many people. */
  limitFactor: number;
  /** The shop's secret key for fingerprints of addresses and mobile numbers. The same for all processes. */
  fingerprintKey: string;
  confirmMobile: ConfirmMobileMode;
  /** The address of the shop's pages, for links in mails. */
  siteUrl: string;
  /** The address at which staff read messages of shoppers. */
  supportEmail: string;
  /** The gateway for cards and wallets; undefined if the shop has none. */
  gateway: PaymentGateway | undefined;
}

/** The caller of a request, as far as the request itself tells. */
export interface UnverifiedCaller {
  /**
   * The client's address, determined through trusted proxies. For IPv6 it is the network, since a household has one.
   */
  address: string;
  /** The user agent as sent; it may contain anything. */
  userAgent: string;
  /** The token of the session, not verified yet. */
  token: string | undefined;
  /** The token that gives access to one order without an account. */
  guestToken: string | undefined;
  /** The token of a browser that confirmed a mobile number. */
  mobileToken: string | undefined;
  /** The token of a browser in which a user has signed in before. */
  deviceToken: string | undefined;
}

/** The customer whose session the request uses. Queries for owned rows include this id in the SQL. */
export interface SessionCustomer {
  id: string;
  email: string;
  fullName: string;
  /** The hash of the session's token. */
  sessionHash: string;
}

/**
 * The context of a handler. It adds the caller, the customer if the endpoint asks for one, and `once` if the endpoint
 * has an idempotency key.
 */
export type RequestContext<E extends Endpoint> = AppContext & {
  caller: UnverifiedCaller;
} & (E['auth'] extends 'user'
    ? { customer: SessionCustomer }
    : E['auth'] extends 'public'
      ? unknown
      : { customer: SessionCustomer | undefined }) &
  (E['repeat'] extends 'keyed' ? { once: RunIdempotently; idempotencyKey: string } : unknown);
