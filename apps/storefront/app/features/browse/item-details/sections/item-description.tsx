import { cx } from 'class-variance-authority';
import type { ItemDetailsData } from '../../item-data/item-details-data.ts';

export interface ItemDescriptionProps {
  item: Pick<ItemDetailsData, 'description'>;
  className?: string;
}

export function ItemDescription({ item, className }: ItemDescriptionProps) {
  return (
    <div className={cx('grid max-w-[66ch] gap-3 text-pretty', className)}>
      {item.description.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
