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
      : [`Your code is ${coupon.code}. ${coupon.terms}`, `See what there is:\n${siteUrl}/shop`];
  return {
    kind: 'subscription',
    budget: 'ANYBODY',
    to,
    subject: coupon === undefined ? 'You are on our list' : `Your code: ${coupon.code}`,
    body: [
      'Thank you for joining our list.',
      ...promised,
      'From now on you get one letter, on the first of the month: new pieces, and how they are made.',
    ].join('\n\n'),
    unsubscribeUrl: `${siteUrl}${unsubscribePath}?token=${token}`,
  };
}

/** A page of the API itself, so that the link works whichever storefront is in front of it. */
export const unsubscribePath = '/api/emails/unsubscribe';
