import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, createContext, type MouseEvent, type ReactNode, use, useId } from 'react';
import { mergeIds } from '../field/field-context.ts';
import { RadioFieldset, type RadioFieldsetProps, radioClass } from '../radio-group/radio-fieldset.tsx';
import { useRadioProps } from '../radio-group/radio-group-context.ts';

/* Each card draws its own edge and lies a pixel over the one above, so that the chosen one can be framed all round. */
const listCard = cx(
  'relative border border-hairline bg-surface not-first:-mt-px first:rounded-t-control last:rounded-b-control',
  'hover:z-1 hover:border-control in-aria-invalid:border-danger',
  'has-[>label>:checked]:z-2 has-[>label>:checked]:border-neel has-[>label>:checked]:bg-neel-soft',
  'has-[>label>:checked]:outline-1 has-[>label>:checked]:outline-neel has-[>label>:checked]:-outline-offset-2',
  'has-[>label>:focus-visible]:z-3 has-[>label>:focus-visible]:outline-2 has-[>label>:focus-visible]:outline-neel has-[>label>:focus-visible]:outline-offset-2',
);

const chip = cx(
  'min-h-11 items-center rounded-control border border-control bg-surface px-3.5 py-2 hover:border-ink in-aria-invalid:border-danger',
  'has-checked:border-neel has-checked:text-neel has-checked:outline-1 has-checked:outline-neel has-checked:-outline-offset-2',
  'has-focus-visible:outline-2 has-focus-visible:outline-neel has-focus-visible:outline-offset-2',
  'has-disabled:border-dashed has-disabled:line-through has-aria-disabled:border-dashed has-aria-disabled:line-through',
);

const face = cva(
  [
    'group/face flex cursor-pointer has-disabled:cursor-not-allowed has-disabled:text-ink-3',
    'has-aria-disabled:cursor-not-allowed has-aria-disabled:text-ink-3',
  ],
  {
    variants: {
      variant: {
        list: 'gap-3.5 px-3.5 py-4',
        chips: chip,
        row: cx(chip, 'min-h-12! flex-auto justify-center text-center'),
      },
    },
  },
);

/* In a row of chips the card itself is no box, so what belongs to it takes a line of its own under all of them. */
const under = cva('', {
  variants: {
    variant: {
      list: 'ps-13 pe-3.5 pb-4',
      chips: 'order-1 basis-full pt-1',
      row: 'order-1 basis-full pt-1',
    },
  },
});

/** One answer out of a few that need some words each. Renders a `<fieldset>` whose legend is the question. */
export function RadioCards({ variant = 'list', className, children, ...props }: RadioCardsProps) {
  return (
    <RadioFieldset
      data-slot="radio-cards"
      data-variant={variant}
      {...props}
      className={cx('min-w-0', className)}
    >
      <VariantContext value={variant}>
        <div className={variant === 'list' ? 'grid' : 'flex flex-wrap gap-2'}>{children}</div>
      </VariantContext>
    </RadioFieldset>
  );
}

/** One of the answers, pressed anywhere. Renders a native radio button inside its label; all other props go to the `<input>`. */
export function RadioCard({
  children,
  trailing,
  logos,
  description,
  disabledReason,
  expandedContent,
  className,
  ...props
}: RadioCardProps) {
  const id = useId();
  const variant = use(VariantContext);
  const choice = useRadioProps(props);
  const isList = variant === 'list';
  const reason = disabledReason && (
    <span
      id={`${id}reason`}
      className={cx('block text-ink-2 text-meta', isList ? 'mt-0.5 font-medium' : under({ variant }))}
    >
      {disabledReason}
    </span>
  );
  return (
    <div data-slot="radio-card-frame" className={isList ? listCard : 'contents'}>
      <label data-slot="radio-card-row" className={face({ variant })}>
        <input
          data-slot="radio-card"
          aria-labelledby={mergeIds(`${id}name`, trailing && `${id}detail`)}
          {...choice}
          {...(disabledReason && refusal)}
          aria-describedby={mergeIds(
            description && `${id}description`,
            disabledReason && `${id}reason`,
            choice['aria-describedby'],
          )}
          className={cx(radioClass, 'outline-none', !isList && 'sr-only', className)}
        />
        <span className="flex min-w-0 flex-1 flex-wrap items-start gap-x-3.5 gap-y-2">
          <span className={cx('min-w-0 wrap-anywhere', isList ? 'flex-[1_1_8rem]' : 'flex-1')}>
            <span
              id={`${id}name`}
              className={isList ? 'font-semibold' : 'group-has-checked/face:font-semibold'}
            >
              {children}
            </span>
            {description && (
              <span id={`${id}description`} className="mt-0.5 block text-ink-2 text-meta">
                {description}
              </span>
            )}
            {isList && reason}
          </span>
          {trailing && (
            <span id={`${id}detail`} className="tabular shrink-0 font-semibold">
              {trailing}
            </span>
          )}
          {/* Higher than a line of text, and in the middle of the first. */}
          {logos && <span className="-my-1">{logos}</span>}
        </span>
      </label>
      {!isList && reason}
      {expandedContent && (
        // Beside its own label: another group of cards may stand in it.
        <div className={cx('hidden [label:has(>:checked)~&]:block', under({ variant }))}>
          {expandedContent}
        </div>
      )}
    </div>
  );
}

export type RadioCardsVariant = 'list' | 'chips' | 'row';

export interface RadioCardsProps extends RadioFieldsetProps {
  /**
   * `list` has room for a description and a price; `chips` are words beside each other; a `row` of them shares the
   * whole width, 48 high.
   * @default 'list'
   */
  variant?: RadioCardsVariant;
}

export interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'children'> {
  /** What choosing this one answers. */
  value: string;
  /** The answer in a few words. */
  children: ReactNode;
  /** What choosing it means. In a list. */
  description?: ReactNode;
  /** At the end of the line and part of its name: a price. In a list. */
  trailing?: ReactNode;
  /** Small pictures at the end of the line, below it where there is no room. Not part of its name. In a list. */
  logos?: ReactNode;
  /**
   * Why it cannot be chosen now, as a sentence. With it, it cannot, but it is still found by keyboard and read out.
   * @example 'Cash is taken up to ৳1,00,000. This order is ৳1,28,000.'
   */
  disabledReason?: ReactNode;
  /** What is asked once it is chosen: a day, instalments. Stands beneath it, and only then. */
  expandedContent?: ReactNode;
}

const VariantContext = createContext<RadioCardsVariant>('list');

/*
 * A disabled button is skipped by the arrows, and its reason with it. Caught on the way down, the press is neither
 * taken by the browser nor heard of by React or a form.
 */
const refusal = {
  'aria-disabled': true,
  onClickCapture: (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  },
} as const;
