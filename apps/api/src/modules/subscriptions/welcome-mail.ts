import type { Mail } from '../notifications/enqueue-mail.ts';
import type { FindOfferCouponParams } from './find-offer-coupon.ts';

export interface BuildWelcomeMailParams {
  to: string;
  /** With which the recipient leaves the list. */
  token: string;
  coupon: FindOfferCouponParams | undefined;
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

/** A page of its own, so that the link works in any letter, whatever shop is in front of the API. */
export const unsubscribePath = '/api/emails/unsubscribe';
