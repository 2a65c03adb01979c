import type { Backdrop } from '@piri/contract/categories';
import drawings from './room-drawings.svg?no-inline';

/** An illustration of an item for each room, in the colour of the text, in the style of chalk lines on cloth. */
export function CategoryIllustration({ backdrop, className }: { backdrop: Backdrop; className?: string }) {
  return (
    <svg viewBox="0 0 280 180" aria-hidden="true" className={className}>
      <use href={`${drawings}#${backdrop}`} />
    </svg>
  );
}
