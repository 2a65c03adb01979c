import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Slot } from '../internal/slot.tsx';

/**
 * A coloured tile with a mitred corner that is one link. Renders an `<a>`; with `asChild`, its single child, such as a
 * router link. A class sets the colour, such as `bg-backdrop-living`. Put an image behind the text with `LinkTileImage`,
 * and the text in `LinkTileText`.
 */
export function LinkTile({ asChild = false, className, ...props }: LinkTileProps) {
  const shared = {
    'data-slot': 'link-tile',
    className: cx(
      'group/tile relative block h-53 overflow-hidden corner-mitre md:h-75 forced-colors:border',
      className,
    ),
    ...props,
  };
  if (asChild) return <Slot {...(shared as ComponentProps<typeof Slot>)} />;
  return <a {...shared} />;
}

/** A container that stretches an image over the whole tile. */
export function LinkTileImage({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="link-tile-image"
      className={cx('absolute inset-0 [&_img]:size-full [&_img]:object-cover', className)}
      {...props}
    />
  );
}

/** The text of a tile: a title, a subtitle, and a note at the bottom. */
export function LinkTileText({ title, subtitle, note, className, ...props }: LinkTileTextProps) {
  return (
    <div
      data-slot="link-tile-text"
      className={cx('relative flex h-full flex-col px-4.5 py-4 md:px-6.5 md:py-5.5', className)}
      {...props}
    >
      <h3 className="font-display text-small-title underline-offset-4 group-hover/tile:underline group-hover/tile:decoration-1 md:text-title">
        {title}
      </h3>
      {subtitle && <p className="font-display text-muted text-lead md:text-price">{subtitle}</p>}
      {note && <p className="mt-auto text-muted text-small">{note}</p>}
    </div>
  );
}

export interface LinkTileProps extends ComponentProps<'a'> {
  /**
   * Passes the styles to the single child, such as a router link.
   * @default false
   */
  asChild?: boolean;
}

export interface LinkTileTextProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  title: ReactNode;
  subtitle?: ReactNode;
  note?: ReactNode;
}
