import { cx } from 'class-variance-authority';

/**
 * A square of cloth, wood or metal: its photograph, on the colour it is on the whole. It says nothing by itself; its
 * name stands beside it. Forced colours leave it alone, because the colour is what it is there to show.
 */
export function MaterialSwatch({ colour, image, className }: MaterialSwatchProps) {
  const shared = {
    'data-slot': 'material-swatch',
    className: cx('block overflow-clip bg-pati-2 object-cover forced-color-adjust-none', className),
    style: colour ? { backgroundColor: colour } : undefined,
  };
  return image ? (
    <img src={image} alt="" loading="lazy" {...shared} />
  ) : (
    <span aria-hidden="true" {...shared} />
  );
}

/** How a cloth looks: its colour, its photograph, or both. */
export interface Material {
  /** Any CSS colour. Shown until the photograph has come, or alone. */
  colour?: string | undefined;
  /** The address of a square photograph. */
  image?: string | undefined;
}

interface MaterialSwatchProps extends Material {
  className?: string;
}
