import type { AreaList } from './area-step.ts';
import type { Intent } from './no-script-form-values.ts';
import type { NoScriptForm } from './no-script-order.ts';

/** A part of the page on which it may open: what has to be seen, or chosen, next. */
export type ScrollTarget = AreaList | 'coupon' | 'news' | 'total';

/** The address of the form ends in this, and the page that follows gives it to one of its parts, as an id. */
export const scrollTargetId = 'next';

/** Keeps the words above a box in sight where the page opens on it. */
export const scrollTargetMargin = 'scroll-mt-20';

export function getTargetId(landing: ScrollTarget | undefined, part: ScrollTarget): string {
  return landing === part ? scrollTargetId : part;
}

/** Where the page opens that follows a form. An order and a code open it at the top, where all that is to be mended stands. */
export function getScrollTarget(
  { answers: { values, coupon }, step, trouble, wrong }: NoScriptForm,
  sent: { intent: Intent; refusedCoupon: string },
): ScrollTarget | undefined {
  if (sent.intent === 'order' || sent.intent === 'code') return undefined;
  if (trouble) return 'news';
  if (wrong?.coupon && coupon !== sent.refusedCoupon) return 'coupon';
  if (values.kind === 'COLLECT') return 'total';
  return step.next ?? (sent.intent === 'place' ? 'upazila' : 'total');
}
