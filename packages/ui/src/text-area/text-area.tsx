import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useFieldControl } from '../field/field-context.ts';

/**
 * A field that takes several lines of text. Renders a `<textarea>` that grows with its content in browsers that can.
 */
export function TextArea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      data-slot="text-area"
      rows={4}
      {...useFieldControl(props)}
      className={cx(
        'control-frame field-sizing-content block min-h-28 w-full resize-y px-3.5 py-3',
        className,
      )}
    />
  );
}

export type TextAreaProps = ComponentProps<'textarea'>;
