import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useFieldControl } from '../field/field-context.ts';
import { Icon } from '../icon/icon.tsx';

/**
 * A field that picks one of many options from the browser's own list. Renders a `<select>` with `<option>`s as
 * children; `ref`, `className` and all other props go to it.
 */
export function Select({ size = 'medium', onValueChange, className, ...props }: SelectProps) {
  return (
    <span data-slot="select-frame" className="relative grid items-center">
      <select
        data-slot="select"
        data-size={size}
        {...useFieldControl(props)}
        onChange={(event) => {
          props.onChange?.(event);
          onValueChange?.(event.currentTarget.value);
        }}
        className={cx(
          'control-frame w-full cursor-pointer appearance-none text-ellipsis disabled:opacity-100 ps-3.5 pe-11 data-[size=small]:min-h-11',
          'data-[size=small]:font-semibold data-[size=small]:text-small [&>option]:bg-surface [&>option]:text-default',
          className,
        )}
      />
      <Icon
        name="chevron-down"
        width={20}
        height={20}
        className="pointer-events-none absolute end-3.5 [:disabled+&]:text-subtle"
      />
    </span>
  );
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'size' | 'multiple'> {
  /**
   * `medium` is 48 px high, for forms; `small` is 44 px high, for use above a listing.
   * @default 'medium'
   */
  size?: 'medium' | 'small';
  /** The value of the chosen option, if the parent controls it. */
  value?: ComponentProps<'select'>['value'];
  /** The value of the option that is chosen at first, if the parent does not control it. */
  defaultValue?: ComponentProps<'select'>['defaultValue'];
  /** Called with the value of the option that was chosen, after `onChange`. */
  onValueChange?: ((value: string) => void) | undefined;
}
