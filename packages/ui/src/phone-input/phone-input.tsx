import { type ComponentProps, type ReactNode, useId } from 'react';
import { mergeIds } from '../field/field-context.ts';
import { TextInput } from '../text-input/text-input.tsx';

/**
 * A field that takes a phone number of one country and shows the fixed country code before it. It accepts any text,
 * including Bangla digits and a second +880; the code that reads the form has to normalise the number. Renders an
 * `<input>`.
 */
export function PhoneInput({ countryCode = '+880', trailing, ...props }: PhoneInputProps) {
  const prefixId = useId();
  return (
    <TextInput
      data-slot="phone-input"
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      // Digits run from left to right in every script.
      dir="ltr"
      {...props}
      aria-describedby={mergeIds(props['aria-describedby'], prefixId)}
      leading={
        <span id={prefixId} dir="ltr" className="border-subtle border-e py-1 pe-3">
          {countryCode}
        </span>
      }
      trailing={trailing}
    />
  );
}

export interface PhoneInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /**
   * Shown and read out before the number. It is not part of the value.
   * @default '+880'
   */
  countryCode?: string;
  /** Content after the number, such as a tick when it has been confirmed. */
  trailing?: ReactNode;
}
