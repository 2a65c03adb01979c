import { Container } from '@piri/ui/container';
import { memo, useDeferredValue, useEffect } from 'react';
import { useFirstScreenShown } from '../../../platform/rendering/use-first-screen-shown.ts';
import type { DetailsSku, ItemDetailsData } from '../../item-data/item-details-data.ts';
import { addRecentlyViewed } from '../../recently-viewed/recently-viewed.ts';
import { RecentlyViewedRow } from '../../recently-viewed/recently-viewed-row.tsx';
import { DetailsGallery } from '../gallery/details-gallery.tsx';
import { itemSectionTitles } from '../item-details-texts.ts';
import { BuyBox } from '../purchase/buy-box.tsx';
import { InstalmentPlans } from '../purchase/instalment-plans.tsx';
import { StickyBuyBar } from '../purchase/sticky-buy-bar.tsx';
import { useSelectedSku } from '../purchase/use-selected-sku.ts';
import { BundleList } from '../sections/bundle-list.tsx';
import { DimensionsSection } from '../sections/dimensions-section.tsx';
import { ItemBreadcrumbs } from '../sections/item-breadcrumbs.tsx';
import { ItemCardRow } from '../sections/item-card-row.tsx';
import { ItemDescription } from '../sections/item-description.tsx';
import { ItemTipsAndArticles } from '../sections/item-tips-and-articles.tsx';
import { MaterialsAndCare } from '../sections/materials-and-care.tsx';

/** An item's page: the gallery beside the buy box, then all details. */
export function ItemPage({ item }: { item: ItemDetailsData }) {
  const [sku, choose] = useSelectedSku(item);
  const later = useDeferredValue(sku);
  const firstScreenShown = useFirstScreenShown();
  useEffect(() => addRecentlyViewed(item.id), [item.id]);
  if (!sku) return null;
  return (
    <>
      <Container className="pt-1 md:pt-2">
        <ItemBreadcrumbs item={item} />
        <div className="mt-1 grid gap-x-12 gap-y-8 md:mt-2 lg:grid-cols-[minmax(0,1fr)_420px]">
          {/* The shorter column is sticky beside the longer one. */}
          <div className="min-w-0 self-start lg:sticky lg:top-24">
            <DetailsGallery item={item} chosen={sku.values} spread />
            <ItemDescription item={item} className="mt-8 ml-22 max-lg:hidden" />
          </div>
          <div className="self-start lg:sticky lg:top-24">
            <BuyBox item={item} sku={sku} onChoose={choose} />
          </div>
          <ItemDescription item={item} className="lg:hidden" />
        </div>
        {firstScreenShown && (
          <>
            {/* Renders deferred, after the response to the click. A deferred sku of another item is ignored. */}
            <AllAbout item={item} sku={later && item.skus.includes(later) ? later : sku} />
            <RecentlyViewedRow excludeId={item.id} />
          </>
        )}
      </Container>
      <StickyBuyBar item={item} sku={sku} />
    </>
  );
}

/** All details of the chosen variant. */
const AllAbout = memo(({ item, sku }: { item: ItemDetailsData; sku: DetailsSku }) => (
  <div className="grid grid-cols-1 gap-y-14 pt-14 md:gap-y-20 md:pt-20">
    <DimensionsSection item={item} chosen={sku.values} code={sku.code} />
    <div className="defer-offscreen grid gap-x-12 gap-y-14 lg:grid-cols-2">
      <MaterialsAndCare item={item} chosen={sku.values} />
      {item.terms && <InstalmentPlans price={sku.price} terms={item.terms} />}
    </div>
    <BundleList bundles={item.bundles} />
    <ItemTipsAndArticles points={item.points} articles={item.articles} />
    <ItemCardRow
      id="related-items"
      title={itemSectionTitles.related}
      tiles={item.linked}
      className="defer-offscreen"
    />
  </div>
));
