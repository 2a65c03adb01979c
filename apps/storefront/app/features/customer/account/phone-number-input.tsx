import { normalizeMobile } from '@piri/contract/mobile';
import { PhoneInput, type PhoneInputProps } from '@piri/ui/phone-input';
import type { FocusEvent } from 'react';
import { formatPhone } from './format-phone.ts';

/**
 * An input for a local mobile number, 01711 482906, with the prefix +88, so that the number keeps its leading 0. On
 * blur it formats what was typed, including numbers with 880, without the 0 or in Bangla digits.
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
