import type { PlaceList } from './place-step.ts';
import type { Intent } from './plain-answers.ts';
import type { PlainForm } from './plain-order.ts';

/** A part of the page on which it may open: what has to be seen, or chosen, next. */
export type Landing = PlaceList | 'coupon' | 'news' | 'total';

/** The address of the form ends in this, and the page that follows gives it to one of its parts, as an id. */
export const landingId = 'next';

/** Keeps the words above a box in sight where the page opens on it. */
export const landingMargin = 'scroll-mt-20';

export function idAt(landing: Landing | undefined, part: Landing): string {
  return landing === part ? landingId : part;
}

/** Where the page opens that follows a form. An order and a code open it at the top, where all that is to be mended stands. */
export function landingOf(
  { answers: { values, coupon }, step, trouble, wrong }: PlainForm,
  sent: { intent: Intent; refusedCoupon: string },
): Landing | undefined {
  if (sent.intent === 'order' || sent.intent === 'code') return undefined;
  if (trouble) return 'news';
  if (wrong?.coupon && coupon !== sent.refusedCoupon) return 'coupon';
  if (values.kind === 'COLLECT') return 'total';
  return step.next ?? (sent.intent === 'place' ? 'upazila' : 'total');
}
