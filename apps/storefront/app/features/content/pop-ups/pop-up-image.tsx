import { cx } from 'class-variance-authority';
import { getFallbackImageProps, ImageSource } from '../../platform/images/image-source.tsx';
import { getImageCropStyle } from './get-image-crop-style.ts';
import { narrowPopUpMediaQuery, popUpImageSizes } from './pop-up-image-sizes.ts';
import type { PopUpEntry } from './select-pop-ups.ts';

export interface PopUpImageProps extends Pick<PopUpEntry, 'image'> {
  tall: PopUpEntry['tall'] | undefined;
  className?: string;
}

/**
 * An image as wide as the pop-up, no higher than the space beside its text. It has no `alt`, since the text describes
 * it. A room uses its wide crop, or the tall one on a phone, where the pop-up is upright.
 */
export function PopUpImage({ image, tall, className }: PopUpImageProps) {
  return (
    <picture className="block">
      {tall && <ImageSource image={tall} sizes={popUpImageSizes} media={narrowPopUpMediaQuery} />}
      <ImageSource image={image} sizes={popUpImageSizes} />
      <img
        {...getFallbackImageProps(image)}
        alt=""
        className={cx('block h-auto w-full', tall && 'object-cover object-[50%_80%]', className)}
        style={tall ? undefined : getImageCropStyle(image)}
      />
    </picture>
  );
}
