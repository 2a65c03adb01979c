import { createIdempotencyKey } from '@piri/client';
import { type CheckoutValues, emptyValues, parseValues } from '../form/checkout-values.ts';
import { parseArea } from './area-selection.ts';

/** The submitted values of the form, including its hidden fields. */
export interface NoScriptFormValues {
  values: CheckoutValues;
  coupon: string;
  /** The coupon that the form was told is invalid. If it is sent again, the order is placed without it. */
  refusedCoupon: string;
  /** The total that the page showed. The API compares it. */
  agreed: number;
  /** The digits from a text message, the token of the code they belong to, and the number it was sent to. */
  code: string;
  codeToken: string;
  codeSentTo: string;
  /** The token of a number that was confirmed with such a code. */
  mobileToken: string;
  /** The idempotency key, created by this server: the order is placed once, however often the form is sent. */
  key: string;
}

/** Returns the values of a form that was not submitted yet. */
export function createEmptyFormValues(): NoScriptFormValues {
  return {
    ...{ values: emptyValues, coupon: '', refusedCoupon: '', agreed: 0 },
    ...{ code: '', codeToken: '', codeSentTo: '', mobileToken: '' },
    key: createIdempotencyKey(),
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
    key: parseOrCreateIdempotencyKey(form),
  };
}

/** Returns the key that this server wrote into the form. A forged key only weakens the sender's own idempotency. */
export function parseOrCreateIdempotencyKey(form: FormData): string {
  const key = form.get('key');
  return typeof key === 'string' && /^[\w-]{16,100}$/.test(key) ? key : createIdempotencyKey();
}

/** The action of the pressed button: select the area, show the total, send a code, or order. */
export type FormIntent = 'place' | 'total' | 'code' | 'order';

export function parseFormIntent(form: FormData): FormIntent {
  const intent = form.get('intent');
  return intent === 'place' || intent === 'code' || intent === 'order' ? intent : 'total';
}
