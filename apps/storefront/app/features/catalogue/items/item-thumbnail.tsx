import type { Thumbnail } from './to-thumbnail.ts';

/** The piece as large as the small square has room for; a thread where it has not been pictured. */
export function ItemThumbnail({ thumbnail }: { thumbnail: Thumbnail | undefined }) {
  return (
    <span className="relative grid size-12 shrink-0 place-items-center overflow-clip rounded-chip bg-pati">
      {thumbnail ? (
        <img
          src={thumbnail.src}
          alt=""
          className="absolute max-w-none"
          style={{ width: `${thumbnail.width}%`, left: `${thumbnail.left}%`, top: `${thumbnail.top}%` }}
        />
      ) : (
        <i className="w-6 text-ink-3 stitch-rule" />
      )}
    </span>
  );
}
