import type { ShopConfig } from '../../../../../server/shop-config.ts';
import { findCategoryPosition } from '../../../catalogue/categories/find-category-position.ts';
import { parseCategoryTree } from '../../../catalogue/categories/serialize-category-tree.ts';
import { getCategoryHref, getDetailsHref } from '../../../catalogue/items/links.ts';
import type { AllowedPageQuery } from '../../../platform/requests/allowed-page-query.ts';
import { buildPageMeta } from '../../../platform/seo/page-meta.ts';
import { toSocialImage } from '../../../platform/seo/social-image.ts';
import { buildBreadcrumbList, type StructuredData } from '../../../platform/seo/structured-data.ts';
import type { DetailsSku, ItemDetailsData } from '../../item-data/item-details-data.ts';
import { noItemTitles } from '../item-details-texts.ts';
import type { BundlePageData, DetailsPageData } from './details-page-data.ts';

interface Root {
  shop: ShopConfig;
  reference: { rooms: string };
}

/** The query parameters of a details page, in either layout. */
export const detailsPageQueryParams = { keys: ['id', 'sku'], attributes: true } satisfies AllowedPageQuery;

/** Builds the meta tags of a details page, in either layout. */
export function buildDetailsMeta(root: Root | undefined, data: DetailsPageData | undefined) {
  const shop = root?.shop;
  if (data?.show === 'item') return buildItemMeta(root, data.item);
  if (data?.show === 'bundle') {
    const { id, title, sentence } = data.bundle;
    const canonical = getDetailsHref(id);
    const image = getBundleImage(data.bundle);
    return buildPageMeta(shop, {
      title,
      description: cutForResults(sentence),
      canonical,
      ...(image && { image }),
      jsonLd:
        import.meta.env.SSR && shop
          ? [
              buildBundleStructuredData(shop, data.bundle),
              buildBreadcrumbList(shop, [bundlesBreadcrumb, { name: title, path: canonical }]),
            ]
          : [],
    });
  }
  if (data?.show === 'unknown') {
    return buildPageMeta(shop, {
      title: noItemTitles.unknown,
      description: 'We may no longer sell it. Search for it by name, or see what’s new.',
    });
  }
  return buildPageMeta(shop, {
    title: data?.show === 'choose' ? noItemTitles.choose : 'Temporarily unavailable',
    description: 'Pictures, dimensions, prices and delivery dates for each of our pieces.',
  });
}

function buildItemMeta(root: Root | undefined, item: ItemDetailsData) {
  const shop = root?.shop;
  const canonical = getDetailsHref(item.id);
  const [coverImage] = item.images;
  return buildPageMeta(shop, {
    title: item.title,
    description: cutForResults(`${item.subtitle}. ${item.description[0] ?? ''}`),
    canonical,
    ...(coverImage && { image: toSocialImage(coverImage, coverImage.alt) }),
    jsonLd:
      import.meta.env.SSR && root
        ? [buildItemStructuredData(root.shop, item), buildItemBreadcrumbs(root, item)]
        : [],
  });
}

function buildItemBreadcrumbs({ shop, reference }: Root, { id, title, categoryId }: ItemDetailsData) {
  const position = findCategoryPosition(parseCategoryTree(reference.rooms), categoryId);
  const breadcrumbs = position
    ? [...position.above, position.node].map((step) => ({ name: step.name, path: getCategoryHref(step) }))
    : [];
  return buildBreadcrumbList(shop, [...breadcrumbs, { name: title, path: getDetailsHref(id) }]);
}

const availability: Record<DetailsSku['state'], string> = {
  IN_STOCK: 'InStock',
  FEW: 'LimitedAvailability',
  DISPLAY_ONLY: 'InStoreOnly',
  MADE_TO_ORDER: 'MadeToOrder',
  SOLD_OUT: 'SoldOut',
};

/** Returns the room image of a bundle, or else the image of the item in the middle of the group. */
function getBundleImage({ room, positions, title }: BundlePageData) {
  const shown = room ?? positions.find(({ row }) => row === 'middle')?.image;
  return shown && toSocialImage(shown, title);
}

function buildBundleStructuredData(shop: ShopConfig, bundle: BundlePageData): StructuredData {
  const { id, title, description, price, available } = bundle;
  const image = getBundleImage(bundle);
  const url = shop.siteUrl + getDetailsHref(id);
  return {
    '@type': 'Product',
    name: title,
    description: description.join(' '),
    sku: id,
    url,
    ...(image && { image: [shop.siteUrl + image.path] }),
    brand: { '@type': 'Brand', name: shop.name },
    offers: [
      {
        '@type': 'Offer',
        price,
        priceCurrency: 'BDT',
        availability: `https://schema.org/${available ? 'InStock' : 'OutOfStock'}`,
        url,
      },
    ],
  };
}

function buildItemStructuredData(shop: ShopConfig, item: ItemDetailsData): StructuredData {
  return {
    '@type': 'Product',
    name: item.title,
    description: item.description.join(' '),
    sku: item.skus[0]?.code ?? item.id,
    url: shop.siteUrl + getDetailsHref(item.id),
    brand: { '@type': 'Brand', name: shop.name },
    ...(item.images.length > 0 && {
      image: item.images.slice(0, 3).map((image) => shop.siteUrl + toSocialImage(image, image.alt).path),
    }),
    offers: item.skus.map((sku) => ({
      '@type': 'Offer',
      sku: sku.code,
      price: sku.price,
      priceCurrency: 'BDT',
      availability: `https://schema.org/${availability[sku.state]}`,
      url: shop.siteUrl + getDetailsHref(item.id, sku.code),
    })),
  };
}

/** Truncates a description to the length that search engines show, at the end of a word. */
function cutForResults(text: string): string {
  if (text.length <= 160) return text;
  return `${text.slice(0, 159).replace(/[\s,.;:]+\S*$/, '')}…`;
}

/** The breadcrumb of bundles, which belong to no room. */
export const bundlesBreadcrumb = { name: 'Offers', path: '/shop?onOffer=true' };
