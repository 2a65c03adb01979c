import { Container } from '@piri/ui/container';
import { Heading } from '@piri/ui/heading';
import { type Chapter, TableOfContents } from '@piri/ui/table-of-contents';
import { useEffect, useMemo } from 'react';
import { useFirstScreenShown } from '../../../platform/rendering/use-first-screen-shown.ts';
import type { DetailsImage, ItemDetailsData } from '../../item-data/item-details-data.ts';
import { GalleryImage } from '../../model-viewer/gallery-image.tsx';
import { addRecentlyViewed } from '../../recently-viewed/recently-viewed.ts';
import { RecentlyViewedRow } from '../../recently-viewed/recently-viewed-row.tsx';
import { DetailsGallery } from '../gallery/details-gallery.tsx';
import { getVariantImages } from '../gallery/gallery-slides.tsx';
import { itemSectionTitles } from '../item-details-texts.ts';
import { BuyFacts, BuyForm, ItemSubtitle } from '../purchase/buy-box.tsx';
import { InstalmentPlans } from '../purchase/instalment-plans.tsx';
import { NoBreakHyphens } from '../purchase/no-break-hyphens.tsx';
import { StickyBuyBar } from '../purchase/sticky-buy-bar.tsx';
import { useSelectedSku } from '../purchase/use-selected-sku.ts';
import { BundleList } from '../sections/bundle-list.tsx';
import { DimensionsSection } from '../sections/dimensions-section.tsx';
import { ItemBreadcrumbs } from '../sections/item-breadcrumbs.tsx';
import { ItemCardRow } from '../sections/item-card-row.tsx';
import { ItemTipsAndArticles } from '../sections/item-tips-and-articles.tsx';
import { MaterialsAndCare } from '../sections/materials-and-care.tsx';

const wideFrame = [16, 9] as const;

/** The long layout of an item's page: chapters, with a table of contents that stays in view. */
export function ItemPageV1({ item }: { item: ItemDetailsData }) {
  const [sku, choose] = useSelectedSku(item);
  const firstScreenShown = useFirstScreenShown();
  useEffect(() => addRecentlyViewed(item.id), [item.id]);
  const chapters = useMemo(() => chaptersOf(item), [item]);
  if (!sku) return null;
  const chosen = sku.values;
  const [opening, ...story] = item.description;
  return (
    <>
      <Container className="pt-1 md:pt-2">
        <ItemBreadcrumbs item={item} />
        <header className="mt-4 mb-8 grid gap-x-12 gap-y-4 md:mt-8 md:mb-12 lg:grid-cols-[1.2fr_1fr] lg:items-end">
          <div>
            <Heading level={1}>
              <NoBreakHyphens>{item.title}</NoBreakHyphens>
            </Heading>
            <ItemSubtitle item={item} sku={sku} />
          </div>
          <p className="max-w-[56ch] text-lead">{opening}</p>
        </header>
        <div id="images" className="scroll-mt-24">
          <DetailsGallery item={item} chosen={chosen} frame={wideFrame} />
        </div>
        <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 md:mt-14 lg:grid-cols-[200px_minmax(0,1fr)]">
          <TableOfContents chapters={chapters} />
          <div className="grid min-w-0 gap-y-14 *:scroll-mt-24 md:gap-y-20">
            <section aria-labelledby="choose" className="grid gap-x-12 gap-y-8 xl:grid-cols-2">
              <div>
                <Heading level={2} id="options" className="scroll-mt-24">
                  {itemSectionTitles.options}
                </Heading>
                <BuyForm item={item} sku={sku} onChoose={choose} className="mt-5" />
              </div>
              <BuyFacts item={item} sku={sku} className="content-start" />
            </section>
            {firstScreenShown && (
              <>
                <Story paragraphs={story} image={getVariantImages(item, chosen).slice(1).at(-1)} />
                <DimensionsSection item={item} chosen={chosen} code={sku.code} />
                <MaterialsAndCare item={item} chosen={chosen} headingVariant="title" />
                {item.terms && (
                  <InstalmentPlans price={sku.price} terms={item.terms} headingVariant="title" />
                )}
                <ItemTipsAndArticles points={item.points} articles={item.articles} headingVariant="title" />
              </>
            )}
          </div>
        </div>
        {firstScreenShown && (
          <>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-y-14 pt-14 md:gap-y-20 md:pt-20">
              <BundleList bundles={item.bundles} />
              <ItemCardRow
                id="related-items"
                title={itemSectionTitles.related}
                tiles={item.linked}
                className="defer-offscreen"
              />
            </div>
            <RecentlyViewedRow excludeId={item.id} />
          </>
        )}
      </Container>
      <StickyBuyBar item={item} sku={sku} />
    </>
  );
}

/** The rest of the description, beside the closest view of the item. */
function Story({ paragraphs, image }: { paragraphs: string[]; image: DetailsImage | undefined }) {
  if (paragraphs.length === 0) return null;
  return (
    <div className="grid gap-x-12 gap-y-6 md:grid-cols-2 md:items-center">
      {image && (
        <div className="aspect-7/6">
          <GalleryImage
            image={image}
            alt={image.alt}
            sizes="(width >= 64rem) 480px, (width >= 48rem) 46vw, 100vw"
            frameRatio={7 / 6}
          />
        </div>
      )}
      <div className="grid max-w-[66ch] gap-4 text-lead">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  );
}

/** Returns the table of contents, without chapters that have no content. */
function chaptersOf({ terms, bundles, points, articles, linked }: ItemDetailsData): Chapter[] {
  const chapters: (Chapter | false)[] = [
    { id: 'images', name: 'Pictures' },
    { id: 'options', name: itemSectionTitles.options },
    { id: 'fit', name: itemSectionTitles.fit },
    { id: 'materials', name: itemSectionTitles.materials },
    terms !== undefined && { id: 'instalments', name: itemSectionTitles.instalments },
    points.length + articles.length > 0 && { id: 'good-to-know', name: itemSectionTitles.tips },
    bundles.length > 0 && { id: 'bundles', name: itemSectionTitles.bundles },
    linked.length > 0 && { id: 'related-items', name: itemSectionTitles.related },
  ];
  return chapters.filter((chapter) => chapter !== false);
}
