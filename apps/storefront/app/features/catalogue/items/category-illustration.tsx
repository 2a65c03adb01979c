import type { Backdrop } from '@piri/contract/categories';
import drawings from './room-drawings.svg?no-inline';

/** One piece for each room, drawn as it would be marked out on cloth before sewing, in the colour of the text. */
export function CategoryIllustration({ stage, className }: { stage: Backdrop; className?: string }) {
  return (
    <svg viewBox="0 0 280 180" aria-hidden="true" className={className}>
      <use href={`${drawings}#${stage}`} />
    </svg>
  );
}
