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

const ground = cva('relative min-w-0 self-start overflow-clip rounded-chip bg-pati forced-colors:border', {
  variants: {
    layout: { page: 'md:row-span-2', row: 'row-span-2' },
    state: { available: '', unavailable: '*:opacity-40' },
    // Without a picture the ground is no higher than the words beside it.
    pictured: { true: '', false: 'min-h-18 self-stretch' },
  },
  compoundVariants: [
    { layout: 'page', pictured: true, className: 'aspect-4/5' },
    { layout: 'row', pictured: true, className: 'aspect-square' },
  ],
});

const foot = cva('grid justify-items-start gap-3', {
  variants: {
    layout: {
      page: 'col-span-full mt-3 md:col-span-2 md:col-start-2 md:self-end',
      row: 'col-span-2 col-start-2 mt-2',
    },
  },
});

// Beside the words figures stand under each other; below them, on a phone, there is room for a row.
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

/** What lies in a cart, a hairline between each two. Renders a `<ul>` of `CartLine`s. */
export function CartLines({ className, ...props }: ComponentProps<'ul'>) {
  return (
    <ul data-slot="cart-lines" className={cx('divide-y divide-hairline text-start', className)} {...props} />
  );
}

/**
 * One thing in a cart, and how many of it. Renders an `<li>`: the piece on its stage, what it is, what the line comes
 * to, and below it what can be done about it. All figures come finished.
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
      // Room for a finger, laid over the line.
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
        className={ground({ layout, state, pictured: Boolean(image) })}
        style={backdrop === 'muted' ? undefined : { backgroundColor: `var(--stage-${backdrop})` }}
      >
        {image}
      </div>
      <div className="min-w-0">
        <p className="font-semibold underline-offset-3 [&>a:hover]:underline">{title}</p>
        {Children.map(attributes, (fact, place) => (
          <p className={cx('text-ink-2', (place > 0 || !page) && 'text-meta')}>{fact}</p>
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

/** What has to be known about a line before it is paid for. Renders a `<p>`; trouble has a sign, news has none. */
export function CartLineNotice({ tone = 'info', className, children, ...props }: CartLineNoticeProps) {
  return (
    <p
      data-slot="cart-line-notice"
      data-tone={tone}
      className={cx(
        'flex items-start gap-2 text-meta font-semibold',
        tone === 'warning' ? 'text-danger' : 'text-neel',
        className,
      )}
      {...props}
    >
      {tone === 'warning' && <Icon name="alert" width={18} height={18} className="mt-0.5 shrink-0" />}
      <span className="min-w-0">{children}</span>
    </p>
  );
}

/** A line to come, as high as one with all its words. Renders an `<li>`; a `Skeleton` around the list says so. */
export function CartLineSkeleton({
  layout = 'page',
  attributes = layout === 'page' ? 3 : 1,
  quantityEditable = layout === 'page',
  actions = false,
  className,
  ...props
}: CartLineSkeletonProps) {
  const page = layout === 'page';
  // As in a line: on a page the first fact is as large as the name.
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
        // Empty boxes that wrap as the stepper and the actions will.
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
   * `page` gives it the room of a page, `row` that of a drop-down, an order or a narrow column.
   * @default 'page'
   */
  layout?: CartLineLayout;
  /**
   * `unavailable` when it cannot be had: the piece fades, its words stay.
   * @default 'available'
   */
  state?: 'available' | 'unavailable';
  name: ReactNode;
  /** Where more is said about it. Without one the name is plain text. */
  href?: string | undefined;
  /**
   * A router's link that takes `href`.
   * @default 'a'
   */
  linkComponent?: LinkComponent;
  /** A `ProductCardImage`, a drawing, or nothing while it is not known. */
  image?: ReactNode;
  /**
   * The ground it stands on, which tells rooms apart.
   * @default 'muted'
   */
  backdrop?: ImageBackdrop;
  /**
   * What it is, below its name: choices first, then code and day.
   * @example ['Jute, segun', 'MGN-3S-JUT-SEG', 'Dhaka by Thu 26 Nov']
   */
  attributes?: readonly ReactNode[];
  /** What the line comes to, and in a second line what one costs. */
  price?: ReactNode;
  /** `CartLineNotice`s. */
  notice?: ReactNode;
  /** A `QuantityStepper`. */
  quantity?: ReactNode;
  /** Buttons that look like links: save for later, remove. */
  actions?: ReactNode;
}

export interface CartLineNoticeProps extends ComponentProps<'p'> {
  /**
   * `warning` is what stands in the way of buying it.
   * @default 'info'
   */
  tone?: 'info' | 'warning';
}

export interface CartLineSkeletonProps extends Omit<ComponentProps<'li'>, 'children'> {
  /** @default 'page' */
  layout?: CartLineLayout;
  /**
   * How many facts will stand below the name.
   * @default 3 on a page, 1 in a row
   */
  attributes?: number;
  /**
   * Keeps room for a `QuantityStepper`.
   * @default true on a page, false in a row
   */
  quantityEditable?: boolean;
  /**
   * Keeps room for actions.
   * @default false
   */
  actions?: boolean;
}
