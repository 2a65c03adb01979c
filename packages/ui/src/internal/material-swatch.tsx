import { cx } from 'class-variance-authority';

/**
 * A square swatch of a fabric, wood or metal: its photograph on its average colour. It has no accessible name; its name
 * is beside it. Forced colours do not apply, because the colour is the content.
 */
export function MaterialSwatch({ colour, image, className }: MaterialSwatchProps) {
  const shared = {
    'data-slot': 'material-swatch',
    className: cx('block overflow-clip bg-surface-strong object-cover forced-color-adjust-none', className),
    style: colour ? { backgroundColor: colour } : undefined,
  };
  return image ? (
    <img src={image} alt="" loading="lazy" {...shared} />
  ) : (
    <span aria-hidden="true" {...shared} />
  );
}

/** The appearance of a material: its colour, its photograph, or both. */
export interface MaterialAppearance {
  /** Any CSS colour. Shown until the photograph has loaded, or alone. */
  colour?: string | undefined;
  /** The URL of a square photograph. */
  image?: string | undefined;
}

interface MaterialSwatchProps extends MaterialAppearance {
  className?: string;
}
