import { cx } from 'class-variance-authority';
import { fallbackOf, PictureSource } from '../../platform/images/picture-source.tsx';
import type { PopUpEntry } from './choose-pop-ups.ts';
import { cropTo } from './crop-to.ts';
import { narrowPopUp, popUpSizes } from './pop-up-sizes.ts';

export interface PopUpPictureProps extends Pick<PopUpEntry, 'picture'> {
  tall: PopUpEntry['tall'] | undefined;
  className?: string;
}

/**
 * As wide as the pop-up, and no higher than is left beside its words, which say what is seen. Half a window is wide and
 * low, so a room lies across it; on a phone, where the pop-up is upright, it stands.
 */
export function PopUpPicture({ picture, tall, className }: PopUpPictureProps) {
  return (
    <picture className="block">
      {tall && <PictureSource picture={tall} sizes={popUpSizes} media={narrowPopUp} />}
      <PictureSource picture={picture} sizes={popUpSizes} />
      <img
        {...fallbackOf(picture)}
        alt=""
        className={cx('block h-auto w-full', tall && 'object-cover object-[50%_80%]', className)}
        style={tall ? undefined : cropTo(picture)}
      />
    </picture>
  );
}
