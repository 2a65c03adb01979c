import { normalizeMobile } from '@piri/contract/mobile';
import { PhoneInput, type PhoneInputProps } from '@piri/ui/phone-input';
import type { FocusEvent } from 'react';
import { formatPhone } from './format-phone.ts';

/**
 * A mobile number as people here write it, 01711 482906: with +88 before it, so that the 0 stays where everybody has it.
 * However it was typed, with 880, without 0 or in Bangla digits, it is written in that one form when the box is left.
 */
export function PhoneNumberInput({ onBlur, ...props }: Omit<PhoneInputProps, 'countryCode'>) {
  function leave(event: FocusEvent<HTMLInputElement>) {
    const box = event.currentTarget;
    const number = normalizeMobile(box.value);
    if (number !== undefined) box.value = formatPhone(number);
    onBlur?.(event);
  }
  return <PhoneInput {...props} countryCode="+88" placeholder="01700 000000" onBlur={leave} />;
}
