import type { findOrder, sendOrderLink } from '@piri/contract/checkout';
import type { Endpoint, ParsedInput } from '@piri/contract/define-endpoint';
import type { sendMobileCode } from '@piri/contract/mobile-codes';
import type { subscribeEmail } from '@piri/contract/subscriptions';
import type { UnverifiedCaller } from './context.ts';
import type { RateLimit } from './rate-limit.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const mebibyte = 1024 * 1024;

/** A call whose limits depend on its body. */
interface InputCall<E extends Endpoint> {
  caller: UnverifiedCaller;
  input: ParsedInput<E>;
}

interface Call {
  caller: UnverifiedCaller;
  customerId: string;
}

/**
 * Limits by customer if signed in, otherwise by address. An address may be a whole mobile network, so its limit is
 * higher.
 */
function byCaller(name: string, { caller, customerId }: Call, burst: number, perMs: number): RateLimit {
  return customerId === ''
    ? { name: `${name} by address`, of: caller.address, burst: burst * 4, perMs }
    : { name: `${name} by customer`, of: customerId, burst, perMs };
}

/** A cart checks its coupon after every change. Guessing codes would take millions of calls. */
export const getCouponRateLimits = (call: Call) => [byCaller('coupon', call, 60, 10 * minute)];

/** Each call stores its result for two days, in case it is repeated. A whole wishlist may be imported at once. */
export const getWishlistRateLimits = (call: Call) => [byCaller('wish', call, 600, hour)];

export const getAddressRateLimits = (call: Call) => [byCaller('address', call, 120, hour)];

export const getUploadRateLimits = (call: Call) => [byCaller('upload', call, 30, hour)];

/** Limits stored bytes: what one customer needs for slips and returns, and what everyone behind one address needs. */
export const getStoredFileBytesRateLimits = ({ caller, customerId }: Call, bytes: number): RateLimit[] => [
  { name: 'file bytes by address', of: caller.address, burst: 1024 * mebibyte, perMs: day, cost: bytes },
  ...(customerId === ''
    ? []
    : [{ name: 'file bytes by customer', of: customerId, burst: 300 * mebibyte, perMs: day, cost: bytes }]),
];

/**
 * Twice the parts of 120 files of the largest size. Without a limit, a part that is sent over and over would occupy a
 * socket forever.
 */
export const getUploadPartRateLimits = (caller: UnverifiedCaller): RateLimit[] => [
  { name: 'upload part by address', of: caller.address, burst: 2400, perMs: hour },
];

export const getContactRateLimits = (call: Call) => [byCaller('contact', call, 5, hour)];

/** Every subscription sends a mail to its address, which may be a stranger's. */
export const getSubscriptionRateLimits = ({
  caller,
  input,
}: InputCall<typeof subscribeEmail>): RateLimit[] => [
  { name: 'subscription by email', of: input.body.email, burst: 5, perMs: day },
  { name: 'subscription by address', of: caller.address, burst: 60, perMs: hour },
];

export const getUnsubscriptionRateLimits = ({ caller }: { caller: UnverifiedCaller }): RateLimit[] => [
  { name: 'unsubscription by address', of: caller.address, burst: 120, perMs: hour },
];

export const getEmailConfirmationRateLimits = (call: Call) => [
  byCaller('email confirmation', call, 10, hour),
];

/** Each call may send a request to the gateway. The shopper's page polls every few seconds while it waits. */
export const getCheckoutRateLimits = (call: Call) => [byCaller('checkout', call, 120, 10 * minute)];

/** Each call sends a mail or a text message to the order's buyer. */
export const getOrderLinkRateLimits = ({ caller, input }: InputCall<typeof sendOrderLink>): RateLimit[] => [
  { name: 'order link by order', of: input.body.invoiceId, burst: 3, perMs: day },
  { name: 'order link by address', of: caller.address, burst: 60, perMs: hour },
];

/**
 * A text message costs money and may disturb someone who did not ask for it. The pause is counted per number and
 * caller's address, so that an unknown caller cannot keep the owner of a number waiting.
 */
export const getMobileCodeRateLimits = ({
  caller,
  input: {
    body: { mobile },
  },
}: InputCall<typeof sendMobileCode>): RateLimit[] => [
  { name: 'mobile code by mobile and address', of: `${mobile} ${caller.address}`, burst: 1, perMs: minute },
  { name: 'mobile code by address', of: caller.address, burst: 30, perMs: hour },
  { name: 'mobile code by mobile', of: mobile, burst: 8, perMs: day },
];

/** An order number has six characters and many people may know the mobile number, so guessing must be limited. */
export const getOrderLookupRateLimits = ({ caller, input }: InputCall<typeof findOrder>): RateLimit[] => [
  { name: 'order look-up by mobile', of: input.body.mobile, burst: 10, perMs: hour },
  { name: 'order look-up by address', of: caller.address, burst: 60, perMs: hour },
];
