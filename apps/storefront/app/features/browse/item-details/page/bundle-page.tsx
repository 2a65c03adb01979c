import { Breadcrumbs } from '@piri/ui/breadcrumbs';
import { Container } from '@piri/ui/container';
import { Heading } from '@piri/ui/heading';
import type { CSSProperties } from 'react';
import { ItemCard } from '../../../cart/item-card/item-card.tsx';
import { SilhouetteSpriteProvider } from '../../../catalogue/items/sprite-silhouettes.tsx';
import { useWishlist } from '../../../customer/wishlist/wishlist-store.ts';
import { WishlistToggle } from '../../../customer/wishlist/wishlist-toggle.tsx';
import { RouterHrefLink } from '../../../platform/links/router-href-link.tsx';
import { BundleOffer } from '../../bundles/bundle-offer.tsx';
import { bundlesBreadcrumb } from '../data/build-details-meta.ts';
import type { BundlePageData } from '../data/details-page-data.ts';
import { BuyNow } from '../purchase/buy-now.tsx';
import { DeliveryFacts } from '../purchase/delivery-facts.tsx';

/** The page of a bundle: the offer, then its items and its delivery. */
export function BundlePage({ bundle }: { bundle: BundlePageData }) {
  const [, ...story] = bundle.description;
  const wishlistReady = useWishlist(({ ready }) => ready);
  // In a row of four columns, the delivery section is beside up to three items and below more.
  const beside = bundle.items.length < 4 ? bundle.items.length : 0;
  const columns = {
    '--pieces': beside || 4,
    '--delivery-column': beside + 1,
    '--across': beside ? 3 : 4,
  } as CSSProperties;
  return (
    <Container className="pt-1 md:pt-2">
      <Breadcrumbs
        items={[{ label: bundlesBreadcrumb.name, href: bundlesBreadcrumb.path }]}
        current={bundle.title}
        linkComponent={RouterHrefLink}
      />
      <div className="mt-1 md:mt-2">
        <BundleOffer
          bundle={bundle}
          headingId="bundles"
          level={1}
          secondaryAction={
            <BuyNow
              line={{ sourceType: 'bundle', code: bundle.id, quantity: 1 }}
              variant="on-promo"
              // The second of two buttons: this surface has a single button weight.
              className="border border-current bg-transparent! text-on-promo!"
            />
          }
          corner={
            wishlistReady && (
              <WishlistToggle itemId={bundle.id} skuCode="" title={bundle.title} variant="framed" />
            )
          }
        />
      </div>
      {story.length > 0 && (
        <div className="mt-8 grid max-w-[66ch] gap-3 text-pretty">
          {story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
      <section aria-labelledby="pieces" className="pt-14 md:pt-20">
        <Heading level={2} id="pieces">
          What’s in the set
        </Heading>
        <div style={columns} className="mt-7 grid gap-x-6 gap-y-12 lg:grid-cols-4">
          <ul className="grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-[repeat(var(--across),minmax(0,1fr))] md:gap-x-6 md:gap-y-12 lg:[grid-column:span_var(--pieces)] lg:grid-cols-subgrid">
            <SilhouetteSpriteProvider tiles={bundle.items}>
              {bundle.items.map((tile) => (
                <li key={tile.id}>
                  <ItemCard
                    tile={tile}
                    colouredBackdrop
                    sizes="(width >= 80rem) 324px, (width >= 48rem) 30vw, 46vw"
                  />
                </li>
              ))}
            </SilhouetteSpriteProvider>
          </ul>
          {bundle.terms && bundle.available && (
            <div className="max-w-105 lg:[grid-column:var(--delivery-column)/-1]">
              <DeliveryFacts item={bundle} terms={bundle.terms} sku={bundle} />
            </div>
          )}
        </div>
      </section>
    </Container>
  );
}
