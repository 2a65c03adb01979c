import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { joinIds } from '../field/field-control.ts';
import { useRadioChoice } from '../radio-group/radio-choice.ts';
import { RadioFieldset, type RadioFieldsetProps, radioDot } from '../radio-group/radio-fieldset.tsx';

/** One answer out of a few that need some words each. Renders a `<fieldset>` whose legend is the question. */
export function RadioCards({ variant = 'list', className, children, ...props }: RadioCardsProps) {
  return (
    <RadioFieldset
      data-slot="radio-cards"
      data-variant={variant}
      {...props}
      className={cx('group/cards min-w-0', className)}
    >
      <div className="grid group-data-[variant=chips]/cards:flex group-data-[variant=chips]/cards:flex-wrap group-data-[variant=chips]/cards:gap-2">
        {children}
      </div>
    </RadioFieldset>
  );
}

/** One of the answers, pressed anywhere. Renders a native radio button inside its label; all other props go to the `<input>`. */
export function RadioCard({ children, detail, description, className, ...props }: RadioCardProps) {
  const id = useId();
  const choice = useRadioChoice(props);
  return (
    <label data-slot="radio-card-row" className={card}>
      <input
        data-slot="radio-card"
        aria-labelledby={joinIds(`${id}name`, detail && `${id}detail`)}
        {...choice}
        aria-describedby={joinIds(description && `${id}description`, choice['aria-describedby'])}
        className={cx(radioDot, 'outline-none group-data-[variant=chips]/cards:sr-only', className)}
      />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span
          id={`${id}name`}
          className="group-data-[variant=list]/cards:font-semibold group-has-checked/card:font-semibold"
        >
          {children}
        </span>
        {description && (
          <span id={`${id}description`} className="mt-0.5 block text-ink-2 text-meta">
            {description}
          </span>
        )}
      </span>
      {detail && (
        <span id={`${id}detail`} className="tabular shrink-0 font-semibold">
          {detail}
        </span>
      )}
    </label>
  );
}

export interface RadioCardsProps extends RadioFieldsetProps {
  /**
   * `list` has room for a description and a price; `chips` are words beside each other.
   * @default 'list'
   */
  variant?: 'list' | 'chips';
}

export interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'children'> {
  /** What choosing this one answers. */
  value: string;
  /** The answer in a few words. */
  children: ReactNode;
  /** What choosing it means. In a list. */
  description?: ReactNode;
  /** At the end of the line: a price, marks of cards. In a list. */
  detail?: ReactNode;
}

/* Each card draws its own edge and lies a pixel over the one above, so that the chosen one can be framed all round. */
const card = cx(
  'group/card relative flex cursor-pointer gap-3.5 border border-hairline bg-surface px-3.5 py-4 not-first:-mt-px',
  'first:rounded-t-control last:rounded-b-control hover:z-1 hover:border-control in-aria-invalid:border-danger',
  'has-checked:z-2 has-checked:border-neel has-checked:bg-neel-soft has-checked:outline-1 has-checked:outline-neel has-checked:-outline-offset-2',
  'has-focus-visible:z-3 has-focus-visible:outline-2 has-focus-visible:outline-neel has-focus-visible:outline-offset-2',
  'has-disabled:cursor-not-allowed has-disabled:text-ink-3',
  'group-data-[variant=chips]/cards:m-0 group-data-[variant=chips]/cards:min-h-11 group-data-[variant=chips]/cards:items-center',
  'group-data-[variant=chips]/cards:rounded-control group-data-[variant=chips]/cards:border-control group-data-[variant=chips]/cards:py-2',
  'group-data-[variant=chips]/cards:has-checked:border-neel group-data-[variant=chips]/cards:has-checked:bg-surface',
  'group-data-[variant=chips]/cards:has-checked:text-neel group-data-[variant=chips]/cards:has-disabled:border-dashed',
  'group-data-[variant=chips]/cards:has-disabled:line-through',
);
