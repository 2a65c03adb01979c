import type { MouseEvent } from 'react';
import type { GalleryItem } from './gallery.tsx';

/** The thumbnails: a row below the image on a phone, a column before it on wider screens. */
export function GalleryThumbnails({ items, shown, slideId, onShow }: GalleryThumbnailsProps) {
  const choose = (event: MouseEvent, index: number) => {
    // A click with a modifier key opens a new tab or window, so leave it to the browser.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onShow(index);
  };
  return (
    <div className="relative min-w-0 max-md:order-2 max-md:reveal-when-complete md:w-19 print:hidden">
      {/* As high as the image beside it; more thumbnails than that scroll. */}
      <ul className="-m-1 flex gap-2 overflow-auto p-1 [scrollbar-width:none] md:absolute md:inset-0 md:flex-col md:gap-3">
        {items.map((item, index) => (
          <li key={item.id} className="flex-none">
            <a
              href={`#${slideId(item.id)}`}
              aria-label={item.label}
              aria-current={index === shown ? 'true' : undefined}
              onClick={(event) => choose(event, index)}
              className="relative block size-14 overflow-clip rounded-chip bg-surface-muted outline-offset-2 after:absolute after:inset-0 after:border-accent *:size-full hover:opacity-80 aria-[current]:after:border-2 md:size-19"
            >
              {item.thumbnail}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface GalleryThumbnailsProps {
  items: readonly GalleryItem[];
  shown: number;
  slideId: (id: string) => string;
  onShow: (index: number) => void;
}
