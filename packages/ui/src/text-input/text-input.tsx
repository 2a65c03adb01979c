import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { useFieldControl } from '../field/field-context.ts';

/**
 * One line to type into. Renders an `<input>`, and a frame around it for what stands beside the text. `ref`,
 * `className` and all other props go to the `<input>`.
 */
export function TextInput({ leading, trailing, className, ...props }: TextInputProps) {
  return (
    // What runs from left to right in every script takes what stands beside it along.
    <span
      data-slot="text-input-frame"
      className="control-frame flex items-center has-[>[dir=ltr]]:[direction:ltr]"
    >
      {leading && <span className="shrink-0 ps-3.5 text-ink-2">{leading}</span>}
      <input
        data-slot="text-input"
        type="text"
        {...useFieldControl(props)}
        className={cx(
          'min-w-0 flex-1 self-stretch px-3.5 outline-none disabled:cursor-not-allowed [&::-webkit-search-cancel-button]:appearance-none',
          className,
        )}
      />
      {trailing && <span className="shrink-0 pe-3.5 text-ink-2">{trailing}</span>}
    </span>
  );
}

export interface TextInputProps extends ComponentProps<'input'> {
  /** Before the text: a sign, a unit. It is looked at and not pressed. */
  leading?: ReactNode;
  /** After the text: a unit, a tick, a small button. */
  trailing?: ReactNode;
}
