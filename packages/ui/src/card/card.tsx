import { cva, cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Slot } from '../internal/slot.tsx';

const card = cva('group/card relative isolate flex min-w-0 flex-col', {
  variants: {
    variant: {
      plain: '',
      surface: 'overflow-clip rounded-card border border-subtle bg-surface',
    },
  },
});

const actions = cva('flex gap-2', {
  variants: {
    position: {
      // Above the link that is stretched over the whole card, so that each can be pressed.
      foot: 'relative z-1 flex-wrap items-center',
      corner: 'absolute end-1 top-1 z-1',
    },
  },
});

/**
 * A card for one item among others: its image, its text, its actions. Renders an `<article>`; with `asChild`, its
 * single child, such as an `<li>`. A `CardLink` in the text makes the whole card a link.
 */
export function Card({ asChild = false, variant = 'plain', className, ...props }: CardProps) {
  const shared = {
    'data-slot': 'card',
    'data-variant': variant,
    className: card({ variant, className }),
    ...props,
  };
  if (asChild) return <Slot {...(shared as ComponentProps<typeof Slot>)} />;
  return <article {...shared} />;
}

/** The image at the top, with what is placed on it, such as a `Badge`. Renders a `<div>`. */
export function CardMedia({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="card-media" className={cx('relative', className)} {...props} />;
}

/** The text below the image. Renders a `<div>`. */
export function CardBody({ className, ...props }: ComponentProps<'div'>) {
  const padding = 'pt-3.5 group-data-[variant=surface]/card:p-4 md:group-data-[variant=surface]/card:p-6';
  return (
    <div data-slot="card-body" className={cx('flex min-w-0 grow flex-col', padding, className)} {...props} />
  );
}

/** The title of the card. Renders an `<h3>`; with `asChild`, another heading. */
export function CardTitle({ asChild = false, className, ...props }: CardTitleProps) {
  const shared = { 'data-slot': 'card-title', className: cx('font-semibold', className), ...props };
  if (asChild) return <Slot {...(shared as ComponentProps<typeof Slot>)} />;
  return <h3 {...shared} />;
}

/**
 * The one link of a card, stretched over the whole card. Only its own text is its accessible name, and buttons are
 * beside it instead of inside it. Renders an `<a>`; with `asChild`, its single child, such as a router link.
 */
export function CardLink({ asChild = false, className, ...props }: CardLinkProps) {
  const shared = {
    'data-slot': 'card-link',
    className: cx(
      'underline-offset-4 group-hover/card:underline group-hover/card:decoration-1',
      'after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2',
      'focus-visible:after:outline-focus focus-visible:after:outline-offset-2',
      'group-data-[variant=surface]/card:focus-visible:after:-outline-offset-4',
      className,
    ),
    ...props,
  };
  if (asChild) return <Slot {...(shared as ComponentProps<typeof Slot>)} />;
  return <a {...shared} />;
}

/** A group of buttons and links whose actions differ from the card's link. Renders a `<div>`. */
export function CardActions({ position = 'foot', className, ...props }: CardActionsProps) {
  return (
    <div
      data-slot="card-actions"
      data-position={position}
      className={actions({ position, className })}
      {...props}
    />
  );
}

export type CardVariant = 'plain' | 'surface';

interface AsChild {
  /**
   * Applies the styles to the single child instead of rendering an element.
   * @default false
   */
  asChild?: boolean;
}

export interface CardProps extends ComponentProps<'article'>, AsChild {
  /**
   * `plain` has no surface, as on a listing; `surface` has its own background and edge.
   * @default 'plain'
   */
  variant?: CardVariant;
}

export interface CardTitleProps extends ComponentProps<'h3'>, AsChild {}

export interface CardLinkProps extends ComponentProps<'a'>, AsChild {}

export interface CardActionsProps extends ComponentProps<'div'> {
  /**
   * Below the text, or in the upper corner of the image.
   * @default 'foot'
   */
  position?: 'foot' | 'corner';
}
