import { newIdempotencyKey } from '@piri/client';
import { type CheckoutValues, emptyValues, parseValues } from '../form/checkout-values.ts';
import { parseArea } from './area-step.ts';

/** What was filled in and sent, with what stood in it unseen. */
export interface NoScriptFormValues {
  values: CheckoutValues;
  coupon: string;
  /** The coupon that this form was told does not count: sent once more, the order goes on without it. */
  refusedCoupon: string;
  /** What the page said it comes to; the shop compares. */
  agreed: number;
  /** The digits from a text message, and which code they belong to: its token, and the number it was sent to. */
  code: string;
  codeToken: string;
  codeSentTo: string;
  /** Given for a number that was confirmed by such a code. */
  mobileToken: string;
  /** Made by this server: under it an order is placed once, however often the form is sent. */
  key: string;
}

/** A form that nobody has touched yet. */
export function emptyFormValues(): NoScriptFormValues {
  return {
    ...{ values: emptyValues, coupon: '', refusedCoupon: '', agreed: 0 },
    ...{ code: '', codeToken: '', codeSentTo: '', mobileToken: '' },
    key: newIdempotencyKey(),
  };
}

export function parseFormValues(form: FormData): NoScriptFormValues {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const typed = Object.fromEntries(Object.keys(emptyValues).map((name) => [name, text(name)]));
  const day = text('day');
  return {
    values: parseValues({
      ...typed,
      ...parseArea(form),
      lift: form.has('lift'),
      hasReceiver: false,
      when: day === '' ? 'FIRST' : 'LATER',
    }),
    coupon: text('coupon').trim().slice(0, 60),
    refusedCoupon: text('refusedCoupon'),
    agreed: Number.parseInt(text('agreed'), 10) || 0,
    code: text('code').slice(0, 40),
    codeToken: text('codeToken').slice(0, 100),
    codeSentTo: text('codeSentTo').slice(0, 20),
    mobileToken: text('mobileToken').slice(0, 100),
    key: getFormKey(form),
  };
}

/** The key that this server wrote into the form. Whoever sends another one only takes the guard from the own order. */
export function getFormKey(form: FormData): string {
  const key = form.get('key');
  return typeof key === 'string' && /^[\w-]{16,100}$/.test(key) ? key : newIdempotencyKey();
}

/** What the pressed button asks for: to go on with the place, to see the total, another code, or to order. */
export type Intent = 'place' | 'total' | 'code' | 'order';

export function intentIn(form: FormData): Intent {
  const intent = form.get('intent');
  return intent === 'place' || intent === 'code' || intent === 'order' ? intent : 'total';
}
