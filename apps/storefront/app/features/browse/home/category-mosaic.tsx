import type { Backdrop } from '@piri/contract/categories';
import { Link as UiLink } from '@piri/ui/link';
import { LinkTile, LinkTileImage, LinkTileText } from '@piri/ui/link-tile';
import { Link } from 'react-router-dom';
import type { RootCategory } from '../../catalogue/categories/category-tree.ts';
import { backdropClasses } from '../../catalogue/items/backdrop-classes.ts';
import { CategoryIllustration } from '../../catalogue/items/category-illustration.tsx';
import { getCategoryHref } from '../../catalogue/items/links.ts';
import { CategoryTileImage } from './category-tile-image.tsx';
import type { CategoryImagesByBackdrop } from './get-category-images-by-backdrop.ts';

/** Column spans on wide windows: seven rooms in two rows, the largest first. */
const spans = [
  'xl:col-span-5',
  'xl:col-span-4',
  'xl:col-span-3',
  'xl:col-span-3',
  'xl:col-span-3',
  'xl:col-span-3',
  'xl:col-span-3',
];

export interface CategoryMosaicProps {
  rooms: RootCategory[];
  images: CategoryImagesByBackdrop;
  /** The number of items in each room, by its id. */
  counts: Record<string, number>;
  total: number;
}

/** A mosaic of tiles, one for each of the seven rooms, linked to the room's list. */
export function CategoryMosaic({ rooms, images, counts, total }: CategoryMosaicProps) {
  return (
    <section aria-labelledby="rooms">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 id="rooms" className="font-display text-title">
          Room by room
        </h2>
        {total > 0 && (
          <UiLink asChild variant="standalone">
            <Link to="/shop?categoryName=all" discover="none">
              {`All ${total} pieces`}
            </Link>
          </UiLink>
        )}
      </div>
      {rooms.length === 0 ? (
        <p className="mt-7 max-w-[66ch] text-lead">
          We can’t load the rooms at the moment. <UiLink href="/">Try again</UiLink>
        </p>
      ) : (
        <ul className="mt-7 grid grid-cols-2 gap-2 md:grid-cols-6 md:gap-4 xl:grid-cols-12">
          {rooms.map((room, index) => (
            <li
              key={room.id}
              className={`${index === 0 ? 'col-span-2' : ''} md:col-span-2 ${index === 0 ? 'md:col-span-6' : ''} ${spans[index] ?? 'xl:col-span-3'}`}
            >
              <RoomTile room={room} images={images[room.backdrop]} count={counts[room.id]} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function RoomTile({
  room,
  images,
  count,
}: {
  room: RootCategory;
  images: CategoryImagesByBackdrop[Backdrop];
  count: number | undefined;
}) {
  return (
    <LinkTile asChild className={backdropClasses[room.backdrop]}>
      <Link to={getCategoryHref(room)}>
        {images ? (
          <div className="absolute inset-x-0 bottom-11 md:bottom-17">
            {images.map((image, index) => (
              <CategoryTileImage key={image.path} image={image} backdrop={room.backdrop} index={index} />
            ))}
          </div>
        ) : (
          <LinkTileImage className="top-18 bottom-9 md:top-22 md:bottom-13">
            <CategoryIllustration backdrop={room.backdrop} className="size-full px-4 text-default" />
          </LinkTileImage>
        )}
        <LinkTileText
          title={room.shortName}
          subtitle={<span lang="bn">{room.nameBn}</span>}
          note={count === undefined ? undefined : `${count} pieces`}
        />
      </Link>
    </LinkTile>
  );
}
