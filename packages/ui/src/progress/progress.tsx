import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';

/**
 * A progress bar that is drawn as stitches. Without a `value` it is indeterminate and shows a moving stitch. Renders a
 * native `<progress>` below its label and its value as text; all other props go to the `<progress>`.
 */
export function Progress({ label, labelHidden = false, valueText, id, className, ...props }: ProgressProps) {
  const own = useId();
  const bar = id ?? own;
  return (
    <div className="grid gap-2">
      <div
        className={cx(
          'flex flex-wrap justify-between gap-x-4 text-small',
          labelHidden && !valueText && 'sr-only',
        )}
      >
        <label htmlFor={bar} className={cx('font-medium', labelHidden && 'sr-only')}>
          {label}
        </label>
        {valueText && (
          <span aria-hidden="true" className="text-muted tabular">
            {valueText}
          </span>
        )}
      </div>
      <ProgressBar id={bar} aria-valuetext={valueText} className={className} {...props} />
    </div>
  );
}

/** The indeterminate state. */
const running = cx(
  'indeterminate:overflow-clip indeterminate:bg-none indeterminate:text-accent',
  '[&:indeterminate::-webkit-progress-bar]:stitch-dashes [&:indeterminate::-moz-progress-bar]:stitch-dashes',
  'motion-reduce:[&::-webkit-progress-bar]:animate-none! motion-reduce:[&::-moz-progress-bar]:animate-none!',
  'forced-colors:[&::-webkit-progress-bar]:bg-none!',
);

/** A `Progress` without a label, for places where the name is elsewhere. Renders a native `<progress>`. */
export function ProgressBar({ className, ...props }: ProgressBarProps) {
  return (
    <progress
      data-slot="progress"
      data-state={props.value === undefined ? 'indeterminate' : 'determinate'}
      className={cx(
        'stitch-horizontal block w-full appearance-none text-border-subtle',
        '[&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:stitch-horizontal [&::-webkit-progress-value]:text-accent',
        '[&::-moz-progress-bar]:stitch-horizontal [&::-moz-progress-bar]:text-accent',
        props.value === undefined && running,
        // In forced colours, stitches would be invisible, so it is a bar in a frame.
        'forced-colors:h-2! forced-colors:border forced-colors:bg-none! forced-colors:[&::-webkit-progress-value]:h-full! forced-colors:[&::-webkit-progress-value]:bg-[Highlight] forced-colors:[&::-webkit-progress-value]:bg-none!',
        'forced-colors:[&::-moz-progress-bar]:h-full! forced-colors:[&::-moz-progress-bar]:bg-[Highlight]',
        className,
      )}
      {...props}
    />
  );
}

export interface ProgressProps extends ProgressBarProps {
  /** What is in progress. */
  label: ReactNode;
  /**
   * Hides the label visually, if the value says enough by itself.
   * @default false
   */
  labelHidden?: boolean;
  /**
   * The progress as formatted text. Read out instead of a percentage.
   * @example '24 of 63 pieces'
   */
  valueText?: string;
}

export interface ProgressBarProps extends Omit<ComponentProps<'progress'>, 'children' | 'value' | 'max'> {
  /** How much is done. Leave it out if that is unknown. */
  value?: number | undefined;
  /**
   * The `value` at which everything is done.
   * @default 1
   */
  max?: number;
}
