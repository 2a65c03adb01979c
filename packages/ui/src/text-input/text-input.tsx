import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { useFieldControl } from '../field/field-context.ts';

/**
 * A field that takes one line of text. Renders an `<input>` in a frame that also contains `leading` and `trailing`.
 * `ref`, `className` and all other props go to the `<input>`.
 */
export function TextInput({ leading, trailing, className, ...props }: TextInputProps) {
  return (
    // The frame takes the direction of the input, so that both slots follow text that always runs left to right.
    <span
      data-slot="text-input-frame"
      className="control-frame flex items-center has-[>[dir=ltr]]:[direction:ltr]"
    >
      {leading && <span className="shrink-0 ps-3.5 text-muted">{leading}</span>}
      <input
        data-slot="text-input"
        type="text"
        {...useFieldControl(props)}
        className={cx(
          'min-w-0 flex-1 self-stretch px-3.5 outline-none disabled:cursor-not-allowed [&::-webkit-search-cancel-button]:hidden',
          className,
        )}
      />
      {trailing && <span className="shrink-0 pe-3.5 text-muted">{trailing}</span>}
    </span>
  );
}

export interface TextInputProps extends ComponentProps<'input'> {
  /** Content before the text: a sign or a unit. It is not interactive. */
  leading?: ReactNode;
  /** Content after the text: a unit, a tick or a small button. */
  trailing?: ReactNode;
}
