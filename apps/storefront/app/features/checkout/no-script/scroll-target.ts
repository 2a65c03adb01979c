import type { AreaLevel } from './area-selection.ts';
import type { FormIntent } from './no-script-form-values.ts';
import type { NoScriptFormState } from './no-script-order.ts';

/** The part of the page to scroll to: what the user needs to see or select next. */
export type ScrollTarget = AreaLevel | 'coupon' | 'news' | 'total';

/** The fragment of the form's address. The next page gives it as an id to the part to scroll to. */
export const scrollTargetId = 'next';

/** Keeps the label above a field visible when the page opens at that field. */
export const scrollTargetMarginClass = 'scroll-mt-20';

export function getTargetId(scrollTarget: ScrollTarget | undefined, part: ScrollTarget): string {
  return scrollTarget === part ? scrollTargetId : part;
}

/**
 * Returns where the page opens after a submission. After an order or a code it opens at the top, where the errors are.
 */
export function getScrollTarget(
  { answers: { values, coupon }, areaSelection, error, wrong }: NoScriptFormState,
  sent: { intent: FormIntent; refusedCoupon: string },
): ScrollTarget | undefined {
  if (sent.intent === 'order' || sent.intent === 'code') return undefined;
  if (error) return 'news';
  if (wrong?.coupon && coupon !== sent.refusedCoupon) return 'coupon';
  if (values.kind === 'COLLECT') return 'total';
  return areaSelection.next ?? (sent.intent === 'place' ? 'upazila' : 'total');
}
