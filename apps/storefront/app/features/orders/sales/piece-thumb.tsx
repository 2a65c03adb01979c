import { soldKey } from '@piri/contract/line-item';
import type { SoldLine } from '@piri/contract/quote';
import { cx } from 'class-variance-authority';
import { LinePicture } from '../../cart/lines/line-picture.tsx';
import type { Offers } from '../../cart/pricing/load-offers.ts';

export interface SoldPicture {
  line: SoldLine;
  /** What is known of what is sold today. */
  offers: Offers;
}

/** A piece as it was ordered; on the stage of its room, or as its measures draw it, once the shop has said so. */
export function pictureOf({ line, offers }: SoldPicture) {
  const known = offers[soldKey(line)];
  const offer = typeof known === 'object' ? known : undefined;
  const image = line.image ?? offer?.image;
  const seen = image ? { silhouette: '', image } : offer;
  return {
    stage: offer?.stage ?? ('pati' as const),
    picture: seen && <LinePicture offer={seen} stageRatio={1} />,
  };
}

/** The same, small. The words beside it name it. */
export function PieceThumb({ className, ...sold }: SoldPicture & { className?: string }) {
  const { stage, picture } = pictureOf(sold);
  return (
    <span
      className={cx(
        'relative block aspect-square overflow-clip rounded-chip bg-pati transition-colors duration-160 forced-colors:border',
        className,
      )}
      style={stage === 'pati' ? undefined : { backgroundColor: `var(--stage-${stage})` }}
    >
      {picture}
    </span>
  );
}
