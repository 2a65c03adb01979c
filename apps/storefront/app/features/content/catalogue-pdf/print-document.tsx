import { getMaxRenditionWidth, getMiddleWidth } from '@piri/contract/image-widths';
import type { ItemSummary } from '@piri/contract/items';
import { formatMoney } from '@piri/pricing/format';
import { getCatalogueCoverText } from '../../../../server/files/get-catalogue-cover-text.ts';
import type { ImageIndex } from '../../../../server/files/image-index.ts';
import type { ShopConfig } from '../../../../server/shop-config.ts';
import sheet from '../../../styles.css?url';
import { getDetailsHref } from '../../catalogue/items/links.ts';
import { Silhouette } from '../../catalogue/silhouettes/silhouette.tsx';
import { type BackdropScene, getBackdropScene } from '../../platform/images/get-backdrop-scene.ts';
import type { CatalogueSection } from './load-catalogue-sections.ts';
import { imageFrameMm, printStyles } from './print-styles.ts';

export interface PrintDocumentProps {
  shop: ShopConfig;
  rooms: CatalogueSection[];
  images: Pick<ImageIndex, 'scene'>;
  /** The date of the prices, as text. */
  day: string;
}

/** A standalone document for print: a cover with the contents, then each room on pages of its own. */
export function PrintDocument({ shop, rooms, images, day }: PrintDocumentProps) {
  const cover = getCatalogueCoverText(shop);
  return (
    <html lang="en" data-fonts="" data-theme="light">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${shop.name}: all our pieces, ${day}`}</title>
        <link rel="stylesheet" href={sheet} />
        <style>{printStyles}</style>
      </head>
      <body>
        <header>
          <p className="shop">{cover.name}</p>
          <h1>All our pieces</h1>
          <p>
            Prices as of <time>{day}</time>, including VAT. For stock and delivery dates, see our website.
          </p>
          <nav aria-label="Contents">
            <ol>
              {rooms.map(({ id, name, groups }) => (
                <li key={id}>
                  <a href={`#${id}`}>{name}</a>
                  <span>{groups.map((group) => group.name).join(', ')}</span>
                </li>
              ))}
            </ol>
          </nav>
          <p className="foot">{cover.contact}</p>
        </header>
        <main>
          {rooms.map(({ id, name, backdrop, groups }) => (
            <section key={id} id={id} className="room">
              <RoomImage room={getBackdropScene(images, backdrop)} />
              <h2>{name}</h2>
              {groups.map((group) => (
                <section key={group.id}>
                  <h3>{group.name}</h3>
                  <ul>
                    {group.items.map((item) => (
                      <CatalogueItem key={item.id} item={item} />
                    ))}
                  </ul>
                </section>
              ))}
            </section>
          ))}
        </main>
      </body>
    </html>
  );
}

/**
 * The image at the start of a chapter. At full page width, the largest file has about the resolution of the item
 * images.
 */
function RoomImage({ room }: { room: BackdropScene | undefined }) {
  if (!room) return null;
  const { alt, wide } = room.scene.day;
  return (
    <img className="seen" src={`${wide.path}-${getMaxRenditionWidth('webp', wide.widths)}.webp`} alt={alt} />
  );
}

function CatalogueItem({ item }: { item: ItemSummary }) {
  const { id, title, subtitle, price, priceVaries, dimensions } = item;
  return (
    <li>
      <ItemImage item={item} />
      <h4>
        <a href={getDetailsHref(id)}>{title}</a>
      </h4>
      <p>{subtitle}</p>
      {dimensions && <p>{`W ${dimensions.width} × D ${dimensions.depth} × H ${dimensions.height} cm`}</p>}
      <p className="price">
        {`${priceVaries ? 'from ' : ''}${taka(price.price)} `}
        {price.saving > 0 && <s>{taka(price.listPrice)}</s>}
      </p>
    </li>
  );
}

function ItemImage({ item: { images, dimensions, silhouette, skuCount } }: { item: ItemSummary }) {
  const [image] = images;
  if (image) {
    // On such a narrow frame, the medium width exceeds a printer's resolution.
    const width = getMiddleWidth(image.widths);
    const isTall = (image.outline?.top ?? 1) < seenFrom(image);
    return <img className={isTall ? 'stage whole' : 'stage'} src={`${image.path}-${width}.webp`} alt="" />;
  }
  return (
    <div className="stage">
      {dimensions ? (
        <Silhouette alt="" name={silhouette} dimensions={dimensions} />
      ) : (
        <p>{`${skuCount} pieces`}</p>
      )}
    </div>
  );
}

/** Returns where the visible part of an image begins, as a fraction of its height. Everything above is cut. */
function seenFrom({ width, height }: Pick<ItemSummary['images'][number], 'width' | 'height'>): number {
  const shown = imageFrameMm.height / ((imageFrameMm.width * height) / width);
  return (1 - shown) * imageFrameMm.level;
}

function taka(amount: number): string {
  return formatMoney({ code: 'BDT', amount });
}
