import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, createContext, type MouseEvent, type ReactNode, use, useId } from 'react';
import { mergeIds } from '../field/field-context.ts';
import { RadioFieldset, type RadioFieldsetProps, radioClass } from '../radio-group/radio-fieldset.tsx';
import { useRadioProps } from '../radio-group/radio-group-context.ts';

/* Each card draws its border and overlaps the one above by a pixel, so that the chosen one has a border all round. */
const listCard = cx(
  'relative border border-subtle bg-surface not-first:-mt-px first:rounded-t-control last:rounded-b-control',
  'hover:z-1 hover:border-control in-aria-invalid:border-danger',
  'has-[>label>:checked]:z-2 has-[>label>:checked]:border-accent has-[>label>:checked]:bg-accent-soft',
  'has-[>label>:checked]:outline-1 has-[>label>:checked]:outline-accent has-[>label>:checked]:-outline-offset-2',
  'has-[>label>:focus-visible]:z-3 has-[>label>:focus-visible]:outline-2 has-[>label>:focus-visible]:outline-focus has-[>label>:focus-visible]:outline-offset-2',
);

const chip = cx(
  'min-h-11 items-center rounded-control border border-control bg-surface px-3.5 py-2 hover:border-strong in-aria-invalid:border-danger',
  'has-checked:border-accent has-checked:text-accent has-checked:outline-1 has-checked:outline-accent has-checked:-outline-offset-2',
  'has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
  'has-disabled:border-dashed has-disabled:line-through has-aria-disabled:border-dashed has-aria-disabled:line-through',
);

const face = cva(
  [
    'group/face flex cursor-pointer has-disabled:cursor-not-allowed has-disabled:text-subtle',
    'has-aria-disabled:cursor-not-allowed has-aria-disabled:text-subtle',
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

/* In a row of chips, the card has no box (`display: contents`), so its content takes a line below all of them. */
const under = cva('', {
  variants: {
    variant: {
      list: 'ps-13 pe-3.5 pb-4',
      chips: 'order-1 basis-full pt-1',
      row: 'order-1 basis-full pt-1',
    },
  },
});

/** A group of a few options that each need some explanation. Renders a `<fieldset>` whose legend is the question. */
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

/**
 * An option of `RadioCards` that can be pressed anywhere. Renders a native radio button inside its label; all other
 * props go to the `<input>`.
 */
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
      className={cx('block text-muted text-small', isList ? 'mt-0.5 font-medium' : under({ variant }))}
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
              <span id={`${id}description`} className="mt-0.5 block text-muted text-small">
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
          {/* The logos are higher than a line of text, and centred on the first line. */}
          {logos && <span className="-my-1">{logos}</span>}
        </span>
      </label>
      {!isList && reason}
      {expandedContent && (
        // Outside its own label, since it may contain another group of cards.
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
   * `list` has room for a description and a price; `chips` are short texts side by side; `row` is chips of 48 px that
   * share the whole width.
   * @default 'list'
   */
  variant?: RadioCardsVariant;
}

export interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'children'> {
  /** The value of the group when this option is chosen. */
  value: string;
  /** The option in a few words. */
  children: ReactNode;
  /** What choosing the option means. For `variant="list"`. */
  description?: ReactNode;
  /** Content at the end of the line that is part of the name, such as a price. For `variant="list"`. */
  trailing?: ReactNode;
  /** Small images at the end of the line, or below it without room. Not part of the name. For `variant="list"`. */
  logos?: ReactNode;
  /**
   * Makes the option unavailable and says why, as a sentence. It can still be reached by keyboard and is read out.
   * @example 'Cash is taken up to ৳1,00,000. This order is ৳1,28,000.'
   */
  disabledReason?: ReactNode;
  /** Follow-up fields, such as a date or instalments. Shown below the option while it is chosen. */
  expandedContent?: ReactNode;
}

const VariantContext = createContext<RadioCardsVariant>('list');

/*
 * The arrow keys would skip a `disabled` radio button and its reason. Prevented in the capture phase, the press reaches
 * neither the browser's default action nor React or a form.
 */
const refusal = {
  'aria-disabled': true,
  onClickCapture: (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  },
} as const;
