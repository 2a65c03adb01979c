import { cva, cx } from 'class-variance-authority';
import { Children, type ComponentProps, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { ImageBackdrop } from '../image/image.tsx';
import type { LinkComponent } from '../internal/link-component.ts';
import { SkeletonImage, SkeletonText } from '../skeleton/skeleton.tsx';

const line = cva('grid wrap-anywhere', {
  variants: {
    layout: {
      page: 'grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 py-6 md:grid-cols-[7.75rem_minmax(0,1fr)_auto] md:gap-x-5',
      row: 'grid-cols-[4.5rem_minmax(0,1fr)_auto] grid-rows-[auto_1fr] gap-x-3.5 py-3.5',
    },
  },
});

const ground = cva(
  'relative min-w-0 self-start overflow-clip rounded-chip bg-surface-muted forced-colors:border',
  {
    variants: {
      layout: { page: 'md:row-span-2', row: 'row-span-2' },
      state: { available: '', unavailable: '*:opacity-40' },
      // Without an image, the backdrop is no higher than the text beside it.
      hasImage: { true: '', false: 'min-h-18 self-stretch' },
    },
    compoundVariants: [
      { layout: 'page', hasImage: true, className: 'aspect-4/5' },
      { layout: 'row', hasImage: true, className: 'aspect-square' },
    ],
  },
);

const foot = cva('grid justify-items-start gap-3', {
  variants: {
    layout: {
      page: 'col-span-full mt-3 md:col-span-2 md:col-start-2 md:self-end',
      row: 'col-span-2 col-start-2 mt-2',
    },
  },
});

// Beside the text, prices are stacked; below it, on a phone, there is room for a row.
const figures = cva('', {
  variants: {
    layout: {
      page: [
        'max-md:col-start-2 max-md:mt-1.5 md:max-w-44 md:text-end',
        'md:[&_[data-slot=price]]:flex-col md:[&_[data-slot=price]]:items-end',
      ],
      row: 'text-end [&_[data-slot=price]]:flex-col [&_[data-slot=price]]:items-end',
    },
  },
});

/** A list of cart lines, separated by hairlines. Renders a `<ul>` of `CartLine`s. */
export function CartLines({ className, ...props }: ComponentProps<'ul'>) {
  return (
    <ul data-slot="cart-lines" className={cx('divide-y divide-subtle text-start', className)} {...props} />
  );
}

/**
 * A line item of a cart and its quantity: the image on its backdrop, the item's attributes, the line's total and,
 * below, its actions. Renders an `<li>`. All amounts are passed already formatted.
 */
export function CartLine({
  layout = 'page',
  state = 'available',
  name,
  href,
  linkComponent: Anchor = 'a',
  image,
  backdrop = 'muted',
  attributes = [],
  price,
  notice,
  quantity,
  actions,
  className,
  ...props
}: CartLineProps) {
  const title =
    href === undefined ? (
      name
    ) : (
      // Enlarges the touch target.
      <Anchor href={href} className="relative before:absolute before:-inset-1">
        {name}
      </Anchor>
    );
  const page = layout === 'page';
  return (
    <li
      data-slot="cart-line"
      data-layout={layout}
      data-state={state}
      className={line({ layout, className })}
      {...props}
    >
      <div
        data-slot="cart-line-media"
        className={ground({ layout, state, hasImage: Boolean(image) })}
        style={backdrop === 'muted' ? undefined : { backgroundColor: `var(--piri-backdrop-${backdrop})` }}
      >
        {image}
      </div>
      <div className="min-w-0">
        <p className="font-semibold underline-offset-3 [&>a:hover]:underline">{title}</p>
        {Children.map(attributes, (fact, index) => (
          <p className={cx('text-muted', (index > 0 || !page) && 'text-small')}>{fact}</p>
        ))}
      </div>
      {price && <div className={figures({ layout })}>{price}</div>}
      {(notice || quantity || actions) && (
        <div className={foot({ layout })}>
          {notice}
          {(quantity || actions) && (
            <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
              {quantity}
              {actions && <div className="flex flex-wrap items-center gap-x-5 gap-y-1">{actions}</div>}
            </div>
          )}
        </div>
      )}
    </li>
  );
}

/** A notice about a line that the shopper has to know before paying. Renders a `<p>`; a warning has an icon. */
export function CartLineNotice({ tone = 'info', className, children, ...props }: CartLineNoticeProps) {
  return (
    <p
      data-slot="cart-line-notice"
      data-tone={tone}
      className={cx(
        'flex items-start gap-2 text-small font-semibold',
        tone === 'warning' ? 'text-danger' : 'text-accent',
        className,
      )}
      {...props}
    >
      {tone === 'warning' && <Icon name="alert" width={18} height={18} className="mt-0.5 shrink-0" />}
      <span className="min-w-0">{children}</span>
    </p>
  );
}

/**
 * A placeholder for a line that is loading, as high as a complete line. Renders an `<li>`; wrap the list in a
 * `Skeleton`, which announces it.
 */
export function CartLineSkeleton({
  layout = 'page',
  attributes = layout === 'page' ? 3 : 1,
  quantityEditable = layout === 'page',
  actions = false,
  className,
  ...props
}: CartLineSkeletonProps) {
  const page = layout === 'page';
  // As in a line: on a page, the first attribute is as large as the name.
  const large = page ? 2 : 1;
  return (
    <li
      data-slot="cart-line-skeleton"
      data-layout={layout}
      aria-hidden="true"
      className={line({ layout, className })}
      {...props}
    >
      <SkeletonImage ratio={page ? '4 / 5' : '1'} className={page ? 'md:row-span-2' : 'row-span-2'} />
      <div className="min-w-0 max-w-60">
        <SkeletonText lines={large} />
        {attributes + 1 > large && <SkeletonText size="meta" lines={attributes + 1 - large} />}
      </div>
      <SkeletonText
        size={page ? 'price' : 'body'}
        className={figures({ layout, className: page ? 'w-24' : 'w-16' })}
      />
      {(quantityEditable || actions) && (
        // Empty boxes that wrap like the stepper and the actions.
        <div className={foot({ layout })}>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
            {quantityEditable && <div className="h-12 w-36" />}
            {actions && <div className="h-11 w-36" />}
          </div>
        </div>
      )}
    </li>
  );
}

export type CartLineLayout = 'page' | 'row';

export interface CartLineProps extends Omit<ComponentProps<'li'>, 'children'> {
  /**
   * `page` for the cart page, `row` for a dropdown, an order or a narrow column.
   * @default 'page'
   */
  layout?: CartLineLayout;
  /**
   * `unavailable` if the item cannot be bought: the image fades, the text stays.
   * @default 'available'
   */
  state?: 'available' | 'unavailable';
  name: ReactNode;
  /** The URL of the product page. Without it, the name is plain text. */
  href?: string | undefined;
  /**
   * The component that renders the link, such as a router's link.
   * @default 'a'
   */
  linkComponent?: LinkComponent;
  /** A `ProductCardImage`, an illustration, or nothing while the image is unknown. */
  image?: ReactNode;
  /**
   * The background of the image, which tells rooms apart.
   * @default 'muted'
   */
  backdrop?: ImageBackdrop;
  /**
   * The item's attributes, below its name: options first, then SKU and delivery date.
   * @example ['Jute, segun', 'MGN-3S-JUT-SEG', 'Dhaka by Thu 26 Nov']
   */
  attributes?: readonly ReactNode[];
  /** The total of the line and, in a second line, the unit price. */
  price?: ReactNode;
  /** `CartLineNotice`s. */
  notice?: ReactNode;
  /** A `QuantityStepper`. */
  quantity?: ReactNode;
  /** Buttons styled as links, such as save for later and remove. */
  actions?: ReactNode;
}

export interface CartLineNoticeProps extends ComponentProps<'p'> {
  /**
   * `warning` for what prevents buying the item.
   * @default 'info'
   */
  tone?: 'info' | 'warning';
}

export interface CartLineSkeletonProps extends Omit<ComponentProps<'li'>, 'children'> {
  /** @default 'page' */
  layout?: CartLineLayout;
  /**
   * The number of attributes below the name.
   * @default 3 on a page, 1 in a row
   */
  attributes?: number;
  /**
   * Reserves room for a `QuantityStepper`.
   * @default true on a page, false in a row
   */
  quantityEditable?: boolean;
  /**
   * Reserves room for actions.
   * @default false
   */
  actions?: boolean;
}
