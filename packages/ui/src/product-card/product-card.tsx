import { cva, cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { CardLink, CardTitle } from '../card/card.tsx';
import type { ImageBackdrop } from '../image/image.tsx';
import type { LinkComponent } from '../internal/link-component.ts';
import { type Material, MaterialSwatch } from '../internal/material-swatch.tsx';
import { SkeletonImage, SkeletonText } from '../skeleton/skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { alignToCenter, alignToFloor, type ContentBounds, cardRatio } from './align-image.ts';
import { ProductCardMedia } from './product-card-media.tsx';

const card = cva('group/card relative isolate grid min-w-0 content-start', {
  variants: { layout: { stacked: '', row: 'grid-cols-[5rem_minmax(0,1fr)] items-center gap-x-3.5' } },
});

// Over the foot of the picture it shows to who points at the card or comes to it by keyboard; a finger has no hovering.
const overStage =
  'mt-3 pointer-fine:row-start-1 pointer-fine:col-start-1 pointer-fine:m-3 pointer-fine:self-end pointer-fine:opacity-0 ' +
  'pointer-fine:transition-opacity pointer-fine:duration-160 pointer-fine:group-hover/card:opacity-100 ' +
  'pointer-fine:group-has-focus-visible/card:opacity-100';

/**
 * A piece of furniture among others. Renders an `<article>`: the picture on its stage, the name as the one link,
 * stretched over the whole card, and below it what helps to decide. The heart and the button lie above the link.
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
        {subtitle && <p className="min-h-[calc(var(--kind-lines,1)*1lh)] text-ink-2 text-meta">{subtitle}</p>}
        {price}
        {delivery && <p className="mt-1.25 text-ink-2 text-meta">{delivery}</p>}
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
          className="absolute end-1 top-1 z-1 [&_[aria-pressed=true]]:text-neel [&_[aria-pressed=true]_svg]:fill-current"
        >
          {cornerAction}
        </div>
      )}
    </article>
  );
}

/**
 * Stands a cut-out on the floor of the stage. Renders a `<div>` for an `Image` or an `<img>`. With the `bounds` of the
 * piece, all pieces of a listing stand on one line with the same air at their sides; without, the picture fills the stage.
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

/** How many times as wide as its card a picture is set, which says how wide a picture is worth loading. */
export function getImageScale(outline: ContentBounds, ratio: number = cardRatio): number {
  return Number.parseFloat(alignToFloor(outline, ratio).width) / 100;
}

/** The cloths a piece comes in, as small squares. Renders a `<ul>`; a cloth with an `href` is a link of its own. */
export function ProductCardSwatches({
  swatches,
  label,
  maxVisible = 5,
  moreLabel = (hidden) => `and ${hidden} more`,
  linkComponent: Anchor = 'a',
  className,
  ...props
}: ProductCardSwatchesProps) {
  // The sign for one more is no shorter than the one.
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
        <li className="text-ink-2 text-meta">
          <span aria-hidden="true">+{hidden}</span>
          <VisuallyHidden>{moreLabel(hidden)}</VisuallyHidden>
        </li>
      )}
    </ul>
  );
}

/** A card to come, as high as one with all its lines. Renders a `<div>` for a `Skeleton`. */
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
        {!row && <div className="mt-2.75 h-5.5 w-18 rounded-chip bg-pati-2 forced-colors:border" />}
      </div>
    </div>
  );
}

// The cloth that the picture shows is framed; forced colours keep an outline.
const swatch =
  'rounded-chip data-selected:outline-2 data-selected:outline-neel data-selected:outline-offset-1';

export type ProductCardLayout = 'stacked' | 'row';

export interface ProductCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /**
   * `stacked` on listings; `row` is a small picture with the words beside it, for drop-downs and suggestions.
   * @default 'stacked'
   */
  layout?: ProductCardLayout;
  /** The piece's own page. */
  href: string;
  /** @default 'a' */
  linkComponent?: LinkComponent;
  /** The name of the piece, and of the link. */
  name: ReactNode;
  /**
   * What the name is in the outline of the page.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
  /** A `ProductCardImage`, or a drawing. Its alternative text is empty: the name says what it is. */
  image: ReactNode;
  /** Another view of it, shown while it is pointed at or has the focus. It is not loaded before. */
  hoverImage?: ReactNode;
  /**
   * The ground: `muted` inside one category, the colour of the category where several are mixed.
   * @default 'muted'
   */
  backdrop?: Exclude<ImageBackdrop, 'none'>;
  /** In the upper corner where reading begins: one `DiscountBadge` or `Badge`. */
  badge?: ReactNode;
  /** In the other corner: the heart, an `IconButton` with `aria-pressed`. Pressed, it is filled. */
  cornerAction?: ReactNode;
  /**
   * What it is, in a few words: kind, width, cloth. A list whose cards are narrow keeps room for two lines of it with
   * `--kind-lines: 2`, so that the prices of a row stand on one line.
   */
  subtitle?: ReactNode;
  /** A `Price`. */
  price?: ReactNode;
  /** When it can be there. */
  delivery?: ReactNode;
  /** A `ProductCardSwatches`. */
  swatches?: ReactNode;
  /** A `Button`, for a piece that needs no choice. */
  action?: ReactNode;
  /**
   * `overlay` lays it over the picture while the card is pointed at or has the focus, and below where fingers point;
   * `below` always shows it.
   * @default 'stacked'
   */
  actionPosition?: 'overlay' | 'below';
}

export interface ProductCardImageProps extends ComponentProps<'div'> {
  /** Where the piece stands in its picture, without its shadow, in parts of the width and the height. */
  bounds?: ContentBounds | undefined;
  /**
   * The picture's width through its height.
   * @default 0.8
   */
  ratio?: number;
  /**
   * The same of the stage, where that is not a card's, such as in a gallery.
   * @default 0.8
   */
  mediaRatio?: number;
  /**
   * It has the stage to itself, such as in a gallery: it stands in the middle and is as large as fits.
   * @default false
   */
  centered?: boolean;
}

/** One of the cloths a piece comes in. */
export interface ProductCardSwatch extends Material {
  name: string;
  /** The same piece in this cloth. */
  href?: string;
  /** The one that the picture shows. */
  selected?: boolean;
}

export interface ProductCardSwatchesProps extends Omit<ComponentProps<'ul'>, 'children' | 'aria-label'> {
  swatches: readonly ProductCardSwatch[];
  /**
   * What the squares are, heard before them.
   * @example 'Cloths'
   */
  label: string;
  /**
   * How many are drawn before the rest becomes a number.
   * @default 5
   */
  maxVisible?: number;
  /** What is heard for the rest. @default (hidden) => `and ${hidden} more` */
  moreLabel?: (hidden: number) => string;
  /** @default 'a' */
  linkComponent?: LinkComponent;
}

export interface ProductCardSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** @default 'stacked' */
  layout?: ProductCardLayout;
}
