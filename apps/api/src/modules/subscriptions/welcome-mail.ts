import type { Mail } from '../notifications/enqueue-mail.ts';
import type { OfferCoupon } from './find-offer-coupon.ts';

export interface BuildWelcomeMailParams {
  to: string;
  /** The token that the recipient unsubscribes with. */
  token: string;
  coupon: OfferCoupon | undefined;
  siteUrl: string;
}

export function buildWelcomeMail({ to, token, coupon, siteUrl }: BuildWelcomeMailParams): Mail {
  const promised =
    coupon === undefined
      ? []
      : [`Your code is ${coupon.code}. ${coupon.terms}`, `Browse the shop:\n${siteUrl}/shop`];
  return {
    kind: 'subscription',
    budget: 'ANYBODY',
    to,
    subject: coupon === undefined ? 'You’re on our list' : `Your code: ${coupon.code}`,
    body: [
      'Hello,',
      'Thank you for subscribing to our newsletter.',
      ...promised,
      'You’ll get one newsletter a month, on the 1st, about our new pieces and how they’re made.',
    ].join('\n\n'),
    unsubscribeUrl: `${siteUrl}${unsubscribePath}?token=${token}`,
  };
}

/** A page of the API itself, so that the link works whichever storefront is in front of it. */
export const unsubscribePath = '/api/emails/unsubscribe';
