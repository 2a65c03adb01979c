import { Icon } from '@piri/ui/icon';
import { Link } from '@piri/ui/link';
import { detailsHref } from '../../catalogue/items/links.ts';
import { PieceThumbnail } from '../../catalogue/items/piece-thumbnail.tsx';
import { RouterAnchor, StayingAnchor } from '../../platform/links/router-anchor.tsx';
import type { AskedPiece as Piece } from './load-outlets.ts';
import { outletsHref } from './outlets-href.ts';

/** Whose stock the list shows: the way back to the piece, and to the showrooms without it. */
export function AskedPiece({ piece, division }: { piece: Piece; division: string | undefined }) {
  const { id, code, title, values, picture } = piece;
  return (
    <div className="flex items-center gap-4 bg-pati p-2">
      {picture && <PieceThumbnail thumbnail={picture} />}
      <p className="min-w-0 flex-1 py-2 max-sm:ps-1">
        Stock shown for{' '}
        <Link asChild className="font-semibold">
          <RouterAnchor href={detailsHref(id, code)}>{title}</RouterAnchor>
        </Link>
        {values && <span className="text-ink-2">, {values}</span>}
      </p>
      <StayingAnchor
        href={outletsHref({ division })}
        aria-label="Show the showrooms without it"
        className="flex size-11 shrink-0 items-center justify-center print:hidden"
      >
        <Icon name="close" />
      </StayingAnchor>
    </div>
  );
}
