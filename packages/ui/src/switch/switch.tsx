import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { mergeIds, useFieldControl } from '../field/field-context.ts';

/**
 * A switch that turns something on or off immediately. Renders a native checkbox with the role `switch` inside its
 * label; `ref`, `className` and all other props go to the `<input>`.
 */
export function Switch({ children, description, onCheckedChange, className, ...props }: SwitchProps) {
  const id = useId();
  const control = useFieldControl(props);
  return (
    <label
      data-slot="switch-row"
      className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:text-subtle"
    >
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span id={`${id}name`}>{children}</span>
        {description && (
          <span id={`${id}description`} className="mt-0.5 block text-muted text-small">
            {description}
          </span>
        )}
      </span>
      <input
        data-slot="switch"
        aria-labelledby={`${id}name`}
        {...control}
        aria-describedby={mergeIds(description && `${id}description`, control['aria-describedby'])}
        type="checkbox"
        onChange={(event) => {
          props.onChange?.(event);
          onCheckedChange?.(event.currentTarget.checked);
        }}
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its checked state itself
        role="switch"
        className={cx(
          'relative h-6 w-11 shrink-0 cursor-[inherit] appearance-none rounded-control border border-control bg-border-control',
          'transition-colors duration-base checked:border-accent checked:bg-accent',
          'before:absolute before:inset-y-0.5 before:start-0.5 before:w-4.5 before:rounded-chip before:bg-surface',
          'before:transition-[translate] before:duration-base before:ease-enter',
          'checked:before:translate-x-5 rtl:checked:before:-translate-x-5',
          'disabled:border-subtle disabled:bg-surface-strong disabled:before:bg-border-control forced-colors:before:bg-[CanvasText] forced-colors:disabled:before:bg-[GrayText]',
          className,
        )}
      />
    </label>
  );
}

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> {
  /** What the switch turns on. It names the switch. */
  children: ReactNode;
  /** A short explanation of what turning it on means. */
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
