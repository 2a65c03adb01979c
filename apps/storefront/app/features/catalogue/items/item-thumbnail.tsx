import type { Thumbnail } from './to-thumbnail.ts';

/** A small square image of an item, or a dashed line if it has no image. */
export function ItemThumbnail({ thumbnail }: { thumbnail: Thumbnail | undefined }) {
  return (
    <span className="relative grid size-12 shrink-0 place-items-center overflow-clip rounded-chip bg-surface-muted">
      {thumbnail ? (
        <img
          src={thumbnail.src}
          alt=""
          className="absolute max-w-none"
          style={{ width: `${thumbnail.width}%`, left: `${thumbnail.left}%`, top: `${thumbnail.top}%` }}
        />
      ) : (
        <i className="w-6 text-subtle stitch-horizontal" />
      )}
    </span>
  );
}
