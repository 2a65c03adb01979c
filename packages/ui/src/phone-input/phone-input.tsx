import { type ComponentProps, type ReactNode, useId } from 'react';
import { mergeIds } from '../field/field-context.ts';
import { TextInput } from '../text-input/text-input.tsx';

/**
 * A phone number of one country, whose prefix stands fixed before the box. It takes whatever is typed, Bangla digits
 * and a second +880 too: whoever reads the form puts the number in order.
 */
export function PhoneInput({ countryCode = '+880', trailing, ...props }: PhoneInputProps) {
  const prefixId = useId();
  return (
    <TextInput
      data-slot="phone-input"
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      // Figures run from left to right in every script.
      dir="ltr"
      {...props}
      aria-describedby={mergeIds(props['aria-describedby'], prefixId)}
      leading={
        <span id={prefixId} dir="ltr" className="border-hairline border-e py-1 pe-3">
          {countryCode}
        </span>
      }
      trailing={trailing}
    />
  );
}

export interface PhoneInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /**
   * Shown before the number, and heard with it. It is no part of the value.
   * @default '+880'
   */
  countryCode?: string;
  /** After the number, such as a tick when it has been confirmed. */
  trailing?: ReactNode;
}
