import { cva, cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Slot } from '../internal/slot.tsx';

const card = cva('group/card relative isolate flex min-w-0 flex-col', {
  variants: {
    variant: {
      plain: '',
      surface: 'overflow-clip rounded-card border border-hairline bg-surface',
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
 * One thing among others: its picture, its words, what can be done with it. Renders an `<article>`; with `asChild`,
 * its single child, such as an `<li>`. A `CardLink` in the words makes the whole card lead somewhere.
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

/** The picture on top, with what is laid upon it, such as a `Badge`. Renders a `<div>`. */
export function CardMedia({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="card-media" className={cx('relative', className)} {...props} />;
}

/** The words, below the picture. Renders a `<div>`. */
export function CardBody({ className, ...props }: ComponentProps<'div'>) {
  const padding = 'pt-3.5 group-data-[variant=surface]/card:p-4 md:group-data-[variant=surface]/card:p-6';
  return (
    <div data-slot="card-body" className={cx('flex min-w-0 grow flex-col', padding, className)} {...props} />
  );
}

/** The name of the thing. Renders an `<h3>`; with `asChild`, another heading. */
export function CardTitle({ asChild = false, className, ...props }: CardTitleProps) {
  const shared = { 'data-slot': 'card-title', className: cx('font-semibold', className), ...props };
  if (asChild) return <Slot {...(shared as ComponentProps<typeof Slot>)} />;
  return <h3 {...shared} />;
}

/**
 * The one link of a card, stretched over all of it. Its words alone are its name, and buttons stand beside it instead
 * of in it. Renders an `<a>`; with `asChild`, its single child, such as a router link.
 */
export function CardLink({ asChild = false, className, ...props }: CardLinkProps) {
  const shared = {
    'data-slot': 'card-link',
    className: cx(
      'underline-offset-4 group-hover/card:underline group-hover/card:decoration-1',
      'after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2',
      'focus-visible:after:outline-neel focus-visible:after:outline-offset-2',
      'group-data-[variant=surface]/card:focus-visible:after:-outline-offset-4',
      className,
    ),
    ...props,
  };
  if (asChild) return <Slot {...(shared as ComponentProps<typeof Slot>)} />;
  return <a {...shared} />;
}

/** Buttons and links that do something else than the card. Renders a `<div>`. */
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
   * Gives the looks to the single child instead of rendering an element.
   * @default false
   */
  asChild?: boolean;
}

export interface CardProps extends ComponentProps<'article'>, AsChild {
  /**
   * `plain` lies open on the page, as pieces on a listing do; `surface` is a sheet of its own.
   * @default 'plain'
   */
  variant?: CardVariant;
}

export interface CardTitleProps extends ComponentProps<'h3'>, AsChild {}

export interface CardLinkProps extends ComponentProps<'a'>, AsChild {}

export interface CardActionsProps extends ComponentProps<'div'> {
  /**
   * Below the words, or in the upper corner of the picture.
   * @default 'foot'
   */
  position?: 'foot' | 'corner';
}
