import { cva, cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { CardLink, CardTitle } from '../card/card.tsx';
import type { ImageBackdrop } from '../image/image.tsx';
import type { LinkComponent } from '../internal/link-component.ts';
import { type MaterialAppearance, MaterialSwatch } from '../internal/material-swatch.tsx';
import { useFormatNumber, useLabels } from '../internal/use-labels.ts';
import { SkeletonImage, SkeletonText } from '../skeleton/skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { alignToCenter, alignToFloor, type ContentBounds, cardRatio } from './align-image.ts';
import { ProductCardMedia } from './product-card-media.tsx';

const english = { moreLabel: (hidden: number) => `and ${hidden} more` };

const card = cva('group/card relative isolate grid min-w-0 content-start', {
  variants: { layout: { stacked: '', row: 'grid-cols-[5rem_minmax(0,1fr)] items-center gap-x-3.5' } },
});

// With a mouse, the action is over the bottom of the image on hover or keyboard focus; otherwise it is below.
const overStage =
  'mt-3 pointer-fine:row-start-1 pointer-fine:col-start-1 pointer-fine:m-3 pointer-fine:self-end pointer-fine:opacity-0 ' +
  'pointer-fine:transition-opacity pointer-fine:duration-base pointer-fine:group-hover/card:opacity-100 ' +
  'pointer-fine:group-has-focus-visible/card:opacity-100';

/**
 * A card that shows a product in a list. Renders an `<article>`: the image on its backdrop, the name as a single link
 * that covers the whole card, and the details below it. The wishlist button and the action are above the link.
 */
export function ProductCard({
  layout = 'stacked',
  href,
  linkComponent: Anchor = 'a',
  name,
  headingLevel = 3,
  image,
  hoverImage,
  backdrop = 'muted',
  badge,
  cornerAction,
  subtitle,
  price,
  delivery,
  swatches,
  action,
  actionPosition = 'overlay',
  className,
  ...props
}: ProductCardProps) {
  const Heading = `h${headingLevel}` as const;
  const row = layout === 'row';
  return (
    <article data-slot="product-card" data-layout={layout} className={card({ layout, className })} {...props}>
      <ProductCardMedia backdrop={backdrop} image={image} hoverImage={row ? undefined : hoverImage}>
        {!row && badge && <div className="absolute start-3 top-3 max-w-[calc(100%-4.5rem)]">{badge}</div>}
      </ProductCardMedia>
      <div
        className={cx(
          'min-w-0 wrap-anywhere *:data-[slot=product-card-swatches]:mt-2.75',
          row ? '*:data-[slot=price]:mt-1' : 'pt-3.5 *:data-[slot=price]:mt-2',
          row && cornerAction && 'pe-11',
        )}
      >
        {row && badge && <div className="mb-1 flex">{badge}</div>}
        <CardTitle asChild>
          <Heading>
            <CardLink asChild>
              <Anchor href={href}>{name}</Anchor>
            </CardLink>
          </Heading>
        </CardTitle>
        {subtitle && (
          <p className="min-h-[calc(var(--piri-kind-lines,1)*1lh)] text-muted text-small">{subtitle}</p>
        )}
        {price}
        {delivery && <p className="mt-1.25 text-muted text-small">{delivery}</p>}
        {swatches}
        {row && action && <div className="relative z-1 mt-2 flex">{action}</div>}
      </div>
      {!row && action && (
        <div
          data-slot="product-card-action"
          className={cx('relative z-1 grid', actionPosition === 'overlay' ? overStage : 'mt-3')}
        >
          {action}
        </div>
      )}
      {cornerAction && (
        <div
          data-slot="product-card-corner"
          className="absolute end-1 top-1 z-1 [&_[aria-pressed=true]]:text-accent [&_[aria-pressed=true]_svg]:fill-current"
        >
          {cornerAction}
        </div>
      )}
    </article>
  );
}

/**
 * A container that positions a cut-out on the floor of the backdrop. Renders a `<div>` for an `Image` or an `<img>`.
 * With `bounds`, all products of a listing are on one line with the same margins at their sides; without, the image
 * fills the backdrop.
 */
export function ProductCardImage({
  bounds,
  ratio = cardRatio,
  mediaRatio = cardRatio,
  centered = false,
  className,
  style,
  ...props
}: ProductCardImageProps) {
  const stand = centered ? alignToCenter : alignToFloor;
  return (
    <div
      data-slot="product-card-image"
      className={cx(
        'absolute *:size-full *:max-w-none [&_img]:object-contain',
        bounds ? undefined : 'inset-0',
        className,
      )}
      style={{ ...(bounds && stand(bounds, ratio, mediaRatio)), ...style }}
      {...props}
    />
  );
}

/** Returns how many times as wide as its card an image is rendered, which determines the image width worth loading. */
export function getImageScale(bounds: ContentBounds, ratio: number = cardRatio): number {
  return Number.parseFloat(alignToFloor(bounds, ratio).width) / 100;
}

/** The materials of a product as small swatches. Renders a `<ul>`; a material with an `href` is a separate link. */
export function ProductCardSwatches({
  swatches,
  label,
  maxVisible = 5,
  moreLabel,
  linkComponent: Anchor = 'a',
  className,
  ...props
}: ProductCardSwatchesProps) {
  const labels = useLabels('ProductCardSwatches', english);
  const formatNumber = useFormatNumber();
  // The text "+1" takes no less room than one more swatch.
  const visible = swatches.length > maxVisible + 1 ? swatches.slice(0, maxVisible) : swatches;
  const hidden = swatches.length - visible.length;
  return (
    <ul
      data-slot="product-card-swatches"
      aria-label={label}
      className={cx('flex flex-wrap items-center gap-1.5', className)}
      {...props}
    >
      {visible.map(({ name, href, selected, ...cloth }) => {
        const sample = (
          <>
            <MaterialSwatch {...cloth} className="size-5.5 rounded-chip border border-control" />
            <VisuallyHidden>{name}</VisuallyHidden>
          </>
        );
        return (
          <li key={name} title={name} data-selected={selected || undefined} className={swatch}>
            {href ? (
              <Anchor
                href={href}
                aria-current={selected || undefined}
                className="relative z-1 block before:absolute before:-inset-0.75"
              >
                {sample}
              </Anchor>
            ) : (
              sample
            )}
          </li>
        );
      })}
      {hidden > 0 && (
        <li className="text-muted text-small">
          <span aria-hidden="true">+{formatNumber(hidden)}</span>
          <VisuallyHidden>{(moreLabel ?? labels.moreLabel)(hidden)}</VisuallyHidden>
        </li>
      )}
    </ul>
  );
}

/** A placeholder for a card that is loading, as high as one with all its lines. Renders a `<div>` for a `Skeleton`. */
export function ProductCardSkeleton({ layout = 'stacked', className, ...props }: ProductCardSkeletonProps) {
  const row = layout === 'row';
  return (
    <div
      data-slot="product-card-skeleton"
      data-layout={layout}
      aria-hidden="true"
      className={card({ layout, className })}
      {...props}
    >
      <SkeletonImage />
      <div className={row ? undefined : 'pt-3.5'}>
        <SkeletonText className="w-10/12" />
        <SkeletonText size="meta" />
        <SkeletonText size={row ? 'body' : 'price'} className={cx('w-8/12', row ? 'mt-1' : 'mt-2')} />
        {!row && <SkeletonText size="meta" className="mt-1.25 w-10/12" />}
        {!row && <div className="mt-2.75 h-5.5 w-18 rounded-chip bg-surface-strong forced-colors:border" />}
      </div>
    </div>
  );
}

// The material that the image shows has a frame, which forced colours keep as an outline.
const swatch =
  'rounded-chip data-selected:outline-2 data-selected:outline-accent data-selected:outline-offset-1';

export type ProductCardLayout = 'stacked' | 'row';

export interface ProductCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /**
   * `stacked` is for listings; `row` is a small image with the text beside it, for drop-downs and suggestions.
   * @default 'stacked'
   */
  layout?: ProductCardLayout;
  /** The address of the product page. */
  href: string;
  /** @default 'a' */
  linkComponent?: LinkComponent;
  /** The name of the product, which is also the text of the link. */
  name: ReactNode;
  /**
   * The heading level of the name.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
  /** A `ProductCardImage` or a drawing. Its alternative text is empty, because the name describes it. */
  image: ReactNode;
  /** A second image that is shown on hover or focus, and only loaded then. */
  hoverImage?: ReactNode;
  /**
   * The background: `muted` within one category, or the colour of the product's category in mixed lists.
   * @default 'muted'
   */
  backdrop?: Exclude<ImageBackdrop, 'none'>;
  /** One `DiscountBadge` or `Badge` in the upper corner at the start. */
  badge?: ReactNode;
  /** A wishlist button in the other upper corner: an `IconButton` with `aria-pressed`, which is filled when pressed. */
  cornerAction?: ReactNode;
  /**
   * The kind, width and material in a few words. In a list of narrow cards, set `--piri-kind-lines: 2` to reserve two lines,
   * so that the prices of a row align.
   */
  subtitle?: ReactNode;
  /** A `Price`. */
  price?: ReactNode;
  /** The estimated delivery date. */
  delivery?: ReactNode;
  /** A `ProductCardSwatches`. */
  swatches?: ReactNode;
  /** A `Button`, for a product without options to choose. */
  action?: ReactNode;
  /**
   * `overlay` shows it over the image on hover and focus, and below it on touch screens; `below` always shows it.
   * @default 'overlay'
   */
  actionPosition?: 'overlay' | 'below';
}

export interface ProductCardImageProps extends ComponentProps<'div'> {
  /** The bounds of the product within its image, without its shadow, as fractions of the width and the height. */
  bounds?: ContentBounds | undefined;
  /**
   * The image's width divided by its height.
   * @default 0.8
   */
  ratio?: number;
  /**
   * The same of the backdrop, if it is not that of a card, such as in a gallery.
   * @default 0.8
   */
  mediaRatio?: number;
  /**
   * Whether the product has the backdrop to itself, such as in a gallery: it is centred and as large as fits.
   * @default false
   */
  centered?: boolean;
}

/** A material of a product. */
export interface ProductCardSwatch extends MaterialAppearance {
  name: string;
  /** The address of the product in this material. */
  href?: string;
  /** Whether the image shows this material. */
  selected?: boolean;
}

export interface ProductCardSwatchesProps extends Omit<ComponentProps<'ul'>, 'children' | 'aria-label'> {
  swatches: readonly ProductCardSwatch[];
  /**
   * Describes the swatches; read out before them.
   * @example 'Cloths'
   */
  label: string;
  /**
   * The number of swatches to show before the rest is given as a number.
   * @default 5
   */
  maxVisible?: number;
  /** The accessible text for the rest. @default (hidden) => `and ${hidden} more` */
  moreLabel?: (hidden: number) => string;
  /** @default 'a' */
  linkComponent?: LinkComponent;
}

export interface ProductCardSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** @default 'stacked' */
  layout?: ProductCardLayout;
}
