import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { RadioFieldset, type RadioFieldsetProps, radioClass } from './radio-fieldset.tsx';
import { useRadioProps } from './radio-group-context.ts';

/** A group of a few options that are all visible. Renders a `<fieldset>` whose legend is the question. */
export function RadioGroup({ className, orientation = 'vertical', ...props }: RadioGroupProps) {
  return (
    <RadioFieldset
      data-slot="radio-group"
      data-orientation={orientation}
      {...props}
      className={cx('group/radios', className)}
    />
  );
}

/** An option of a `RadioGroup`. Renders a native radio button inside its label; all other props go to the `<input>`. */
export function Radio({ children, description, className, ...props }: RadioProps) {
  return (
    <label
      data-slot="radio-row"
      className="flex min-h-11 cursor-pointer items-start gap-2.5 py-2.5 has-disabled:cursor-not-allowed has-disabled:text-subtle group-data-[orientation=horizontal]/radios:me-6 group-data-[orientation=horizontal]/radios:inline-flex"
    >
      <input data-slot="radio" {...useRadioProps(props)} className={cx(radioClass, className)} />
      <span className="min-w-0 flex-1 wrap-anywhere">{children}</span>
      {/* The space separates the two texts for screen readers; in a flex row it takes no room. */}
      {description && ' '}
      {description && <span className="shrink-0 text-subtle text-small leading-6">{description}</span>}
    </label>
  );
}

export interface RadioGroupProps extends RadioFieldsetProps {
  /**
   * Use `horizontal` only for two or three short options.
   * @default 'vertical'
   */
  orientation?: 'vertical' | 'horizontal';
}

export interface RadioProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'children'> {
  /** The value of the group when this option is chosen. */
  value: string;
  children: ReactNode;
  /** Muted text at the end of the line, such as a price or a date. */
  description?: ReactNode;
}
