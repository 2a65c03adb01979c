import { cx } from 'class-variance-authority';
import type { TilePicture } from '../catalogue/tile.ts';
import { fallbackOf, PictureSources } from '../pictures/picture-sources.tsx';
import { cropTo } from './crop-to.ts';
import { popUpSizes } from './pop-up-sizes.ts';

/** As wide as the pop-up, and no higher than is left beside its words, which say what is seen. */
export function PopUpPicture({ picture, className }: { picture: TilePicture; className?: string }) {
  return (
    <picture className="block">
      <PictureSources picture={picture} sizes={popUpSizes} />
      <img
        {...fallbackOf(picture)}
        alt=""
        className={cx('block h-auto w-full', className)}
        style={cropTo(picture)}
      />
    </picture>
  );
}
