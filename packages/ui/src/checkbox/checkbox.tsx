import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, use } from 'react';
import { FieldContext, useFieldControl } from '../field/field-context.ts';
import { Icon } from '../icon/icon.tsx';
import { RequiredMark } from '../internal/required-mark.tsx';

/**
 * A checkbox that switches one option on or off. Renders a native checkbox inside its label; `ref`, `className` and all
 * other props go to the `<input>`.
 */
export function Checkbox({ children, description, onCheckedChange, className, ...props }: CheckboxProps) {
  const field = use(FieldContext);
  return (
    <label
      data-slot="checkbox-row"
      className="flex min-h-11 cursor-pointer items-start gap-2.5 py-2.5 has-disabled:cursor-not-allowed has-disabled:text-subtle"
    >
      <span className="relative flex shrink-0">
        <input
          data-slot="checkbox"
          {...useFieldControl(props)}
          type="checkbox"
          onChange={(event) => {
            props.onChange?.(event);
            onCheckedChange?.(event.currentTarget.checked);
          }}
          className={cx(
            'peer size-6 cursor-[inherit] appearance-none rounded-chip border border-control bg-surface transition-colors duration-base',
            'checked:border-accent checked:bg-accent aria-invalid:border-2 aria-invalid:border-danger',
            'disabled:border-subtle disabled:bg-surface-strong disabled:checked:border-control disabled:checked:bg-border-control',
            className,
          )}
        />
        <Icon
          name="check"
          width={18}
          height={18}
          strokeWidth={2.4}
          className="pointer-events-none absolute inset-0.75 hidden text-on-accent peer-checked:block peer-disabled:text-surface forced-colors:text-[CanvasText]"
        />
      </span>
      <span className="min-w-0 flex-1 wrap-anywhere">
        {children}
        {/* Here, because a field with a single checkbox has no other label. */}
        {field?.required && props.required !== false && <RequiredMark />}
      </span>
      {/* The space separates the two for screen readers; in a flex row it takes no room. */}
      {description && ' '}
      {description && (
        <span className="tabular shrink-0 text-subtle text-small leading-6">{description}</span>
      )}
    </label>
  );
}

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** The label, all of which can be pressed. In a table, wrap it in `VisuallyHidden`. */
  children: ReactNode;
  /** Secondary text at the end of the row, such as the number of matching items. */
  description?: ReactNode;
  /** Whether it is on, if the parent controls it. */
  checked?: boolean | undefined;
  /**
   * Whether it is on at first, if the parent does not control it.
   * @default false
   */
  defaultChecked?: boolean | undefined;
  /** Called with whether it is on now, after `onChange`. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}
