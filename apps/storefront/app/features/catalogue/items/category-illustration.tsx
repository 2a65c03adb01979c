import type { Stage } from '@piri/contract/catalogue';
import drawings from './room-drawings.svg?no-inline';

/** One piece for each room, drawn as it would be marked out on cloth before sewing, in the colour of the text. */
export function CategoryIllustration({ stage, className }: { stage: Stage; className?: string }) {
  return (
    <svg viewBox="0 0 280 180" aria-hidden="true" className={className}>
      <use href={`${drawings}#${stage}`} />
    </svg>
  );
}
